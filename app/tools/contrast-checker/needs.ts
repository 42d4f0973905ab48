import type { Color } from "#color/color.ts";
import { apcaContrast, wcagContrast } from "#color/contrast/contrast.ts";
import { measure } from "./measure.ts";
import { setRole, setText } from "./model.ts";
import { nearestInRange } from "./nearest-lightness.ts";
import type { Role, State } from "./state.ts";
import { type Fix, fixFor } from "./targets.ts";

/** Two colors of an interface that have to be told apart. */
export type Need = {
  readonly name: string;
  readonly why: string;
  readonly ratio: number;
  readonly lc: number;
  readonly minimum: number;
  readonly passes: boolean;
  /** For what fails. */
  readonly fix: Fix | null;
  readonly take: (state: State, color: Color) => State;
};

const TEXT = "Text, WCAG 1.4.3 AA";

/** What has to be told apart, and how far. */
export function needsOf(state: State): Need[] {
  const { roles, isUnderlined } = state;
  return [
    onBackground(state, "Text on the background", TEXT, 4.5, state.text, setText),
    onBackground(state, "Link on the background", TEXT, 4.5, roles.link, takeRole("link")),
    onBackground(state, "Hovered link on the background", TEXT, 4.5, roles.hover, takeRole("hover")),
    ...(isUnderlined ? [] : [linkBesideText(state)]),
    onBackground(state, "Focus ring on the background", "Not text, WCAG 1.4.11 AA", 3, roles.focus, takeRole("focus")),
  ];
}

function onBackground(
  { background }: State,
  name: string,
  why: string,
  minimum: number,
  front: Color,
  take: Need["take"],
): Need {
  const { ratio, lc } = measure(front, background);
  const passes = ratio >= minimum;
  const fix = passes ? null : fixFor({ text: front, background }, { wcag: minimum }, "text");
  return { name, why, ratio, lc, minimum, passes, fix, take };
}

/** Both as they are seen on the background: a link is not laid over the text. */
function linkBesideText(state: State): Need {
  const { text, background, roles } = state;
  const words = measure(text, background).text;
  const besideText = (link: Color) => wcagContrast(measure(link, background).text, words);
  const ratio = besideText(roles.link);
  const passes = ratio >= 3;
  return {
    name: "Link beside text",
    why: "Without an underline, color is the only cue: technique G183",
    ratio,
    lc: apcaContrast(measure(roles.link, background).text, words),
    minimum: 3,
    passes,
    fix: passes ? null : fixLink(state, besideText),
    take: takeRole("link"),
  };
}

/** A link with 3:1 beside the text that keeps 4.5:1 on the background. */
function fixLink({ background, roles }: State, besideText: (link: Color) => number): Fix {
  const found = nearestInRange(roles.link, (link) => besideText(link) >= 3 && measure(link, background).ratio >= 4.5);
  return (
    found ?? { color: null, reason: "No link has 3:1 beside this text and 4.5:1 on the background. Underline links." }
  );
}

function takeRole(role: Role): Need["take"] {
  return (state, color) => setRole(state, role, color);
}
