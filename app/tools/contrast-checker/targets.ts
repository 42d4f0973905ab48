import type { Rgb24 } from "#color/color.ts";
import { type ContrastFix, type ContrastTarget, fixContrast } from "#color/contrast-fix.ts";
import type { Measured } from "./measure.ts";

export type Target = {
  readonly id: string;
  readonly label: string;
  readonly asks: string;
  readonly target: ContrastTarget;
};

/** What a pair can be asked to reach. */
export const TARGETS: readonly Target[] = [
  { id: "large", label: "Large text, icons", asks: "3:1", target: { wcag: 3 } },
  { id: "aa", label: "AA text", asks: "4.5:1", target: { wcag: 4.5 } },
  { id: "aaa", label: "AAA text", asks: "7:1", target: { wcag: 7 } },
  { id: "lc60", label: "APCA readable text", asks: "Lc 60", target: { apca: 60 } },
  { id: "lc75", label: "APCA body text", asks: "Lc 75", target: { apca: 75 } },
  { id: "lc90", label: "APCA best body text", asks: "Lc 90", target: { apca: 90 } },
];

export type TargetFixes = Target & {
  readonly passes: boolean;
  readonly text: ContrastFix;
  readonly background: ContrastFix;
};

/** For every target whether it is reached, and the nearest text and the nearest background that reach it. */
export function fixesOf({
  text,
  background,
  ratio,
  lc,
}: Pick<Measured, "text" | "background" | "ratio" | "lc">): TargetFixes[] {
  return TARGETS.map((entry) => ({
    ...entry,
    passes: reaches(entry.target, ratio, lc),
    text: fixContrast(text, background, entry.target, "text"),
    background: fixContrast(text, background, entry.target, "background"),
  }));
}

/** The first level of WCAG that is not reached yet: what "Fix it" goes for. */
export function nextLevel(ratio: number): { name: "AA" | "AAA"; minimum: number } | null {
  if (ratio >= 7) return null;
  return ratio >= 4.5 ? { name: "AAA", minimum: 7 } : { name: "AA", minimum: 4.5 };
}

/** Of the two ways to reach a level the one that changes less to the eye. */
export function gentlerFix(text: Rgb24, background: Rgb24, minimum: number) {
  const forText = fixContrast(text, background, { wcag: minimum }, "text");
  if (forText.color !== null) return { which: "text" as const, color: forText.color };
  const forBackground = fixContrast(text, background, { wcag: minimum }, "background");
  return forBackground.color === null ? null : { which: "background" as const, color: forBackground.color };
}

function reaches(target: ContrastTarget, ratio: number, lc: number): boolean {
  return "wcag" in target ? ratio >= target.wcag : Math.abs(lc) >= target.apca;
}
