import type { Color } from "#color/color.ts";
import { apcaContrast, wcagContrast } from "#color/contrast/contrast.ts";
import { type ColorKey, colorOf, type State } from "../state.ts";
import { measure, nearestInRange } from "./measure.ts";
import { type Fix, fixFor } from "./targets.ts";

/** Two interface colors that must be distinguishable. */
export type Need = {
  readonly name: string;
  readonly why: string;
  readonly ratio: number;
  readonly lc: number;
  readonly minimum: number;
  readonly passes: boolean;
  /** Null if it passes. */
  readonly fix: Fix | null;
  /** The color that the fix changes. */
  readonly of: ColorKey;
};

const TEXT = "Text, WCAG 1.4.3 AA";
const NO_LINK: Fix = {
  color: null,
  reason: "No link color has 3:1 with this text and 4.5:1 on the background. Underline links.",
};

export function needsOf(state: State): Need[] {
  return [
    onBackground(state, "text", "Text on the background", TEXT, 4.5),
    onBackground(state, "link", "Link on the background", TEXT, 4.5),
    onBackground(state, "hover", "Hovered link on the background", TEXT, 4.5),
    ...(state.isUnderlined ? [] : [linkBesideText(state)]),
    onBackground(state, "focus", "Focus ring on the background", "Not text, WCAG 1.4.11 AA", 3),
  ];
}

function onBackground(state: State, of: ColorKey, name: string, why: string, minimum: number): Need {
  const pair = { text: colorOf(state, of), background: state.background };
  const { ratio, lc } = measure(pair.text, pair.background);
  const passes = ratio >= minimum;
  return { name, why, ratio, lc, minimum, passes, fix: passes ? null : fixFor(pair, { wcag: minimum }, "text"), of };
}

/**
 * Both colors as seen on the background, because a link is not drawn over the text. The fix keeps 4.5:1 on the
 * background.
 */
function linkBesideText({ text, background, roles }: State): Need {
  const words = measure(text, background).text;
  const againstText = (link: Color) => wcagContrast(measure(link, background).text, words);
  const ratio = againstText(roles.link);
  const passes = ratio >= 3;
  const isEnough = (link: Color) => againstText(link) >= 3 && measure(link, background).ratio >= 4.5;
  return {
    name: "Link next to text",
    why: "Without an underline, color is the only cue: technique G183",
    ratio,
    lc: apcaContrast(measure(roles.link, background).text, words),
    minimum: 3,
    passes,
    fix: passes ? null : (nearestInRange(roles.link, isEnough) ?? NO_LINK),
    of: "link",
  };
}
