import type { Color } from "../../../../color/color.ts";
import { apcaContrast, compositeOver, printRatio, wcagContrast } from "../../../../color/contrast/contrast.ts";
import { fixContrast } from "../../../../color/contrast/contrast-fix.ts";
import { isLargeForWcag } from "../../../../color/contrast/text-size.ts";
import { toRgb24 } from "../../../../color/convert.ts";
import { hex24 } from "../../../../color/kernel/hex.ts";
import { splitOutside } from "../../../../color/text/code-text.ts";
import type { FailingPair, Place } from "./finding.ts";
import type { Locate } from "./locate.ts";
import type { Reading } from "./read-file.ts";
import type { Block, Declaration } from "./read-sheet.ts";
import { type Environment, resolveColor, type Variables } from "./resolve-color.ts";
import type { RuleSettings } from "./rules.ts";

type Minimum = NonNullable<RuleSettings["failing-pair"]>;

const LARGE_WCAG = 3;
const TEXT_WCAG = 4.5;
/** The size and the weight in `font` as well as in `font-size` and `font-weight`. */
const SIZE = /^(?:[^(]*?\s)??([\d.]+)(px|rem|pt)(?![\w.%])/i;
const BOLD = /^(?:[a-z\s-]*\s)?(?:bold|[7-9]\d\d|1000)(?:\s|$)/i;
const PX: Readonly<Record<string, number>> = { px: 1, rem: 16, pt: 4 / 3 };
/** Parts of a `background` value that show no color. */
const BACKGROUND_WORD =
  /^(?:none|(?:no-)?repeat|repeat-[xy]|scroll|fixed|local|center|top|bottom|left|right|border-box|padding-box|content-box|0|\/|[\d.]+(?:px|%|r?em))$/i;
/** With these properties, people do not see the declared color. */
const HIDES_PAIR =
  /^(?:background-image|(?:-webkit-)?background-clip|-webkit-text-fill-color|mix-blend-mode|background-blend-mode)$/i;

/** WCAG requires no contrast for disabled controls. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const INACTIVE = /:disabled|\[(?:aria-)?disabled|[.-]disabled(?![\w-])/i;

/** `.dark` in `.card.dark`. */
const THEME_PART = /\.[\w-]*(?:dark|light|theme|contrast)[\w-]*|\[[\w-]*(?:theme|mode|scheme)[^\]]*\]/gi;
const THEMED = /dark|light|theme|mode|scheme|contrast|prefers-/i;

type Scope = {
  /** The rule's selector if it names a theme, else empty. */
  readonly theme: string;
  /** True if a theme has its own rule for these elements: together with that, this one may have other colors. */
  readonly isForBase: boolean;
};

/** Finds rules whose color and background color have too little contrast, if both can be proved. */
export function pairCheck(
  readings: readonly Reading[],
  variables: Variables,
  minimum: Minimum,
): (reading: Reading, locate: Locate) => FailingPair[] {
  const themed = themedSubjects(readings);
  /** Keyed by everything the verdict depends on: large projects repeat the same pairs again and again. */
  const known = new Map<string, FailedPair | null>();
  return ({ blocks }, locate) =>
    blocks.flatMap((block) => {
      const color = lastOf(block, "color");
      const background = lastOf(block, "background-color", "background");
      if (!color || !background || block.declarations.some(({ property }) => HIDES_PAIR.test(property))) return [];
      if (block.prelude.split(",").every((part) => INACTIVE.test(part))) return [];
      const isLower = minimum.wcag === TEXT_WCAG && isLarge(block);
      const needed = isLower ? { ...minimum, wcag: LARGE_WCAG } : minimum;
      const selector = selectorOf(block);
      const theme = THEMED.test(selector) ? selector : "";
      const isForBase = theme === "" && subjectsOf(block).some((subject) => themed.has(subject));
      const key = [color.value, background.property, background.value, needed.wcag, theme, isForBase].join("\n");
      if (!known.has(key)) known.set(key, judge(color, background, needed, { theme, isForBase }, variables));
      const failed = known.get(key);
      return failed ? [describe(failed, needed, selector, locate(color.start, color.valueEnd))] : [];
    });
}

function judge(
  color: Declaration,
  background: Declaration,
  needed: Minimum,
  scope: Scope,
  variables: Variables,
): FailedPair | null {
  const [worst] = environmentsOf(scope, variables.environments([color.value, background.value]))
    .flatMap((environment) => pairIn(environment, color.value, background) ?? [])
    .filter(({ wcag, apca }) => wcag < needed.wcag || Math.abs(apca) < needed.apca)
    .sort((a, b) => a.wcag - b.wcag);
  const suggestion = worst?.isOpaque ? passingColor(worst.front, worst.back, needed) : null;
  return worst ? { ...worst, suggestion } : null;
}

/** A rule for one theme does not apply in the others. */
function environmentsOf(scope: Scope, all: readonly Environment[]): readonly Environment[] {
  if (scope.isForBase) return all.filter(({ theme }) => theme === null || theme === "light");
  if (all.length === 1 || scope.theme === "") return all;
  return all.filter(({ theme }) => theme !== null && scope.theme.includes(theme));
}

/** The elements whose color or background a theme sets. */
function themedSubjects(readings: readonly Reading[]): Set<string> {
  const themed = readings
    .flatMap(({ blocks }) => blocks)
    .filter((block) => lastOf(block, "color", "background-color", "background") && THEMED.test(selectorOf(block)));
  return new Set(themed.flatMap(subjectsOf));
}

/** `.a` for `.b .a` and `.dark .a`. For `@media` and `.dark &`, those of the rule around it. */
function subjectsOf({ prelude, parent }: Block): readonly string[] {
  const last = prelude.startsWith("@")
    ? ["&"]
    : prelude.split(",").map((part) => part.trim().replace(/^.*[\s>+~]/s, ""));
  const own = last.filter((name) => !name.startsWith("&")).map((name) => name.replaceAll(THEME_PART, ""));
  const outer = parent && last.some((name) => name.startsWith("&")) ? subjectsOf(parent) : [];
  return [...own, ...outer].filter((name) => name !== "");
}

type Pair = {
  readonly front: number;
  readonly back: number;
  readonly isOpaque: boolean;
  readonly wcag: number;
  readonly apca: number;
  readonly theme: string | null;
};

type FailedPair = Pair & { readonly suggestion: string | null };

function pairIn(environment: Environment, color: string, background: Declaration): Pair | null {
  const back = backgroundColor(background, environment);
  const front = back && resolveColor(color, environment);
  // What is behind a transparent background is not in this rule, and invisible text is hidden on purpose.
  if (!front || back.alpha < 1 || front.alpha === 0) return null;
  const [frontRgb, backRgb] = [toRgb24(compositeOver(front, back)), toRgb24(back)];
  // Text of the same color is also hidden on purpose, or `color` is there for something else that uses currentColor.
  if (frontRgb === backRgb) return null;
  return {
    front: frontRgb,
    back: backRgb,
    isOpaque: front.alpha === 1,
    wcag: wcagContrast(frontRgb, backRgb),
    apca: apcaContrast(frontRgb, backRgb),
    theme: environment.theme,
  };
}

/** Reads `background` only if a color is all that shows. */
function backgroundColor({ property, value }: Declaration, environment: Environment): Color | null {
  const whole = resolveColor(value, environment);
  if (whole || property.toLowerCase() !== "background") return whole;
  const words = splitOutside(value.replace(/\s*!important$/i, ""), " ");
  const rest = words.filter((word) => !BACKGROUND_WORD.test(word));
  return rest.length === 1 ? resolveColor(rest[0] as string, environment) : null;
}

/** The declaration that wins: the last important one, or the last one if none is important. */
function lastOf({ declarations }: Block, ...properties: readonly string[]): Declaration | undefined {
  const all = declarations.filter(({ property }) => properties.includes(property.toLowerCase()));
  return all.length > 1 ? (all.findLast(({ value }) => /!important$/i.test(value)) ?? all.at(-1)) : all[0];
}

function isLarge(block: Block): boolean {
  const last = (property: string) => lastOf(block, property, "font")?.value ?? "";
  const [, size = "0", unit = ""] = SIZE.exec(last("font-size")) ?? [];
  return isLargeForWcag(Number(size) * (PX[unit.toLowerCase()] ?? 0), BOLD.test(last("font-weight")) ? 700 : 400);
}

function selectorOf(block: Block): string {
  const parts: string[] = [];
  for (let at: Block | null = block; at?.parent; at = at.parent) parts.unshift(at.prelude.replaceAll(/\s+/g, " "));
  return parts.join(" ");
}

function describe(pair: FailedPair, needed: Minimum, selector: string, place: Place): FailingPair {
  const { front, back, wcag, apca, theme, suggestion } = pair;
  const [color, background] = [hex24(front), hex24(back)];
  const where = theme === null ? "" : ` in ${theme}`;
  const ratio = `WCAG ratio ${printRatio(wcag)}${wcag < needed.wcag ? `, ${needed.wcag} needed` : ""}`;
  // Truncated like the ratio, so that no failing contrast prints as a passing one.
  const lc = Math.trunc(apca * 10) / 10;
  const lightness = `APCA Lc ${lc.toFixed(1)}${Math.abs(apca) < needed.apca ? `, ${needed.apca} needed` : ""}`;
  const advice = suggestion === null ? "" : ` ${suggestion} would pass.`;
  return {
    rule: "failing-pair",
    ...place,
    message: `${color} on ${background}${where}: ${ratio}; ${lightness}.${advice}`,
    key: `${selector.slice(0, 200)} ${color} ${background}`,
    selector,
    color,
    background,
    wcag: Number(printRatio(wcag)),
    apca: lc,
    needed,
    theme,
    suggestion,
  };
}

/** The nearest text color that reaches both minimums, or `null`. */
function passingColor(front: number, back: number, { wcag, apca }: Minimum): string | null {
  const byWcag = fixContrast(front, back, { wcag }).color;
  const byBoth = byWcag === null ? null : fixContrast(byWcag, back, { apca }).color;
  const passes = byBoth !== null && wcagContrast(byBoth, back) >= wcag;
  return passes ? hex24(byBoth) : null;
}
