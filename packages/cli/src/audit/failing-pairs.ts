import type { Color } from "../../../../color/color.ts";
import { apcaContrast, compositeOver, printRatio, wcagContrast } from "../../../../color/contrast/contrast.ts";
import { fixContrast } from "../../../../color/contrast/contrast-fix.ts";
import { toRgb24 } from "../../../../color/convert.ts";
import { hex24 } from "../../../../color/kernel/hex.ts";
import { splitOutside } from "../../../../color/text/code-text.ts";
import type { FailingPair } from "./finding.ts";
import { isLargeText } from "./large-text.ts";
import type { Locate } from "./locate.ts";
import type { Reading } from "./read-file.ts";
import type { Block, Declaration } from "./read-sheet.ts";
import { type Environment, resolveColor, type Variables } from "./resolve-color.ts";
import type { RuleSettings } from "./rules.ts";
import { THEME_ATTRIBUTE, THEME_CLASS, THEME_WORD } from "./theme-words.ts";

export type Minimum = NonNullable<RuleSettings["failing-pair"]>;

/** A rule that fails, and the two declarations that make it fail. */
export type Failure = {
  readonly block: Block;
  readonly color: Declaration;
  readonly background: Declaration;
  readonly needed: Minimum;
  readonly pair: FailedPair;
};

const LARGE_WCAG = 3;
const TEXT_WCAG = 4.5;
/** Parts of a `background` value that show no color. */
const BACKGROUND_WORD =
  /^(?:none|(?:no-)?repeat|repeat-[xy]|scroll|fixed|local|center|top|bottom|left|right|border-box|padding-box|content-box|0|\/|[\d.]+(?:px|%|r?em))$/i;
/** With these properties, people do not see the declared color. */
const HIDES_PAIR =
  /^(?:background-image|(?:-webkit-)?background-clip|-webkit-text-fill-color|mix-blend-mode|background-blend-mode)$/i;

/** WCAG requires no contrast for disabled controls. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const INACTIVE = /:disabled|[[.-]disabled(?![\w-]|\s*=\s*["']?false)/i;
const NOT = /:not\((?:[^()]|\([^()]*\))*\)/gi;

/** `.dark` in `.card.dark`. */
const THEME_PART = new RegExp(`${THEME_CLASS}|${THEME_ATTRIBUTE}`, "g");
const THEMED = new RegExp(`${THEME_WORD}|prefers-`);

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
): (reading: Reading) => Failure[] {
  const themed = themedSubjects(readings);
  /** Keyed by everything the verdict depends on: large projects repeat the same pairs again and again. */
  const known = new Map<string, FailedPair | null>();
  return ({ blocks }) =>
    blocks.flatMap((block) => {
      const color = lastOf(block, "color");
      const background = lastOf(block, "background-color", "background");
      if (!color || !background || block.declarations.some(({ property }) => HIDES_PAIR.test(property))) return [];
      if (isInactive(block)) return [];
      const isLower = minimum.wcag === TEXT_WCAG && isLarge(block);
      const needed = isLower ? { ...minimum, wcag: LARGE_WCAG } : minimum;
      const selector = selectorOf(block);
      const theme = THEMED.test(selector) ? selector : "";
      const isForBase = theme === "" && subjectsOf(block).some((subject) => themed.has(subject));
      const key = [color.value, background.property, background.value, needed.wcag, theme, isForBase].join("\n");
      if (!known.has(key)) known.set(key, judge(color, background, needed, { theme, isForBase }, variables));
      const pair = known.get(key);
      return pair ? [{ block, color, background, needed, pair }] : [];
    });
}

function isInactive({ prelude, parent }: Block): boolean {
  const isOwn = splitOutside(prelude.replaceAll(NOT, ""), ",").every((part) => INACTIVE.test(part));
  return isOwn || (parent !== null && isInactive(parent));
}

function judge(
  color: Declaration,
  background: Declaration,
  needed: Minimum,
  scope: Scope,
  variables: Variables,
): FailedPair | null {
  const failed = environmentsOf(scope, variables.environments([color.value, background.value]))
    .flatMap((environment) => pairIn(environment, color.value, background) ?? [])
    .filter(({ wcag, apca }) => wcag < needed.wcag || Math.abs(apca) < needed.apca)
    .sort((a, b) => a.wcag - b.wcag);
  const [worst] = failed;
  const suggestion = worst?.isOpaque ? passingColor(worst.front, worst.back, needed) : null;
  return worst ? { ...worst, suggestion, failedThemes: new Set(failed.map(({ theme }) => theme)) } : null;
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

type FailedPair = Pair & {
  readonly suggestion: string | null;
  /** All themes in which it fails; the pair is of the worst. */
  readonly failedThemes: ReadonlySet<string | null>;
};

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
  return isLargeText(last("font-size"), last("font-weight"));
}

function selectorOf(block: Block): string {
  const parts: string[] = [];
  for (let at: Block | null = block; at?.parent; at = at.parent) parts.unshift(at.prelude.replaceAll(/\s+/g, " "));
  return parts.join(" ");
}

export function describeFailure({ block, color: written, needed, pair }: Failure, locate: Locate): FailingPair {
  const { front, back, wcag, apca, theme, suggestion } = pair;
  const selector = selectorOf(block);
  const [color, background] = [hex24(front), hex24(back)];
  const where = theme === null ? "" : ` in ${theme}`;
  const ratio = `WCAG ratio ${printRatio(wcag)}${wcag < needed.wcag ? `, ${needed.wcag} needed` : ""}`;
  // Truncated like the ratio, so that no failing contrast prints as a passing one.
  const lc = Math.trunc(apca * 10) / 10;
  const lightness = `APCA Lc ${lc.toFixed(1)}${Math.abs(apca) < needed.apca ? `, ${needed.apca} needed` : ""}`;
  const advice = suggestion === null ? "" : ` ${suggestion} would pass.`;
  return {
    rule: "failing-pair",
    ...locate(written.start, written.valueEnd),
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
