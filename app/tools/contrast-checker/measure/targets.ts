import type { Color } from "#color/color.ts";
import { type ContrastTarget, fixContrast } from "#color/contrast/contrast-fix.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { type Found, layOver, type Measured, measure, nearestInRange, nearestLightness, sheetOf } from "./measure.ts";

const WHITE = 0xffffff;

export type Pair = { readonly text: Color; readonly background: Color };
export type Side = keyof Pair;

export type Target = {
  readonly id: string;
  readonly label: string;
  readonly asks: string;
  readonly target: ContrastTarget;
};

/** A color that reaches the target, or the reason why none does. */
export type Fix = Found | { readonly color: null; readonly reason: string };

export const TARGETS: readonly Target[] = [
  { id: "large", label: "Large text, icons", asks: "3:1", target: { wcag: 3 } },
  { id: "aa", label: "AA text", asks: "4.5:1", target: { wcag: 4.5 } },
  { id: "aaa", label: "AAA text", asks: "7:1", target: { wcag: 7 } },
  { id: "lc60", label: "APCA readable text", asks: "Lc 60", target: { apca: 60 } },
  { id: "lc75", label: "APCA body text", asks: "Lc 75", target: { apca: 75 } },
  { id: "lc90", label: "APCA best body text", asks: "Lc 90", target: { apca: 90 } },
];

export function reaches(target: ContrastTarget, { ratio, lc }: Pick<Measured, "ratio" | "lc">): boolean {
  return "wcag" in target ? ratio >= target.wcag : Math.abs(lc) >= target.apca;
}

/**
 * The nearest text or background color that reaches the target. The other color stays unchanged. Opacity is kept if
 * possible, otherwise raised.
 */
export function fixFor(pair: Pair, target: ContrastTarget, side: Side): Fix {
  if (pair.text.alpha === 1 && pair.background.alpha === 1) {
    const fix = fixContrast(toRgb24(pair.text), toRgb24(pair.background), target, side);
    return fix.color === null ? fix : { color: fromRgb24(fix.color), difference: fix.difference };
  }
  const passes = (color: Color) => {
    const { text, background }: Pair = { ...pair, [side]: color };
    return reaches(target, measure(text, background));
  };
  const { background, behind } = measure(pair.text, pair.background);
  // What the ratio is for. An opaque background looks the same over anything.
  const below = side === "text" ? background : (behind?.worst ?? WHITE);
  const seen = (color: Color) => layOver(sheetOf(color), below);
  const found = nearestLightness(pair[side], passes, seen);
  if (found) return found;
  // Transparent text is mixed with its background, so black and white can fail where a gray passes.
  const inBetween = side === "background" ? nearestInRange({ ...pair[side], alpha: 1 }, passes) : null;
  return inBetween ?? { color: null, reason: "Not possible by changing one color." };
}

export type Level = { readonly name: "AA" | "AAA"; readonly minimum: number };

/** The first WCAG level not yet reached: the goal of "Fix it". */
export function nextLevel(ratio: number): Level | null {
  if (ratio >= 7) return null;
  return ratio >= 4.5 ? { name: "AAA", minimum: 7 } : { name: "AA", minimum: 4.5 };
}

/**
 * Reaches a level with one click: changes the text or the background, whichever changes less. If neither is enough
 * because of transparency, the background becomes opaque, too.
 */
export function firstFix(pair: Pair, minimum: number): Pair | null {
  const [nearest] = (["text", "background"] as const)
    .map((side) => ({ side, ...fixFor(pair, { wcag: minimum }, side) }))
    .filter((fix) => fix.color !== null)
    .sort((a, b) => a.difference - b.difference);
  if (nearest) return { ...pair, [nearest.side]: nearest.color };
  return pair.background.alpha < 1
    ? firstFix({ ...pair, background: { ...pair.background, alpha: 1 } }, minimum)
    : null;
}
