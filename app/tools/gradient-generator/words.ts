import type { Color } from "#color/color.ts";
import type { Range } from "#color/gradient/measure.ts";
import type { GradientSpace } from "#color/gradient.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { listInWords } from "#color/words/list-in-words.ts";
import type { State, Tab } from "./state.ts";

export const TAB_NAMES: Record<Tab, string> = { "2colors": "2 colors", multiple: "Multiple colors" };

export const SPACE_NAMES: Record<GradientSpace, string> = {
  oklch: "OKLCH",
  oklab: "OKLab",
  lch: "CIE LCH",
  lab: "CIE Lab",
  hsl: "HSL",
  hwb: "HWB",
  srgb: "sRGB",
  "srgb-linear": "Linear sRGB",
  "display-p3": "Display P3",
  "a98-rgb": "Adobe RGB",
  "prophoto-rgb": "ProPhoto RGB",
  rec2020: "Rec. 2020",
  "xyz-d65": "XYZ D65",
  "xyz-d50": "XYZ D50",
};

export const EASING_NAMES = {
  linear: "Linear",
  ease: "Ease",
  "ease-in": "Ease in",
  "ease-out": "Ease out",
  "ease-in-out": "Ease in and out",
} as const;

/** Prints a share from 0 to 1: "33%". */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** "from 20% to 45% and from 60% to 100%" */
export function describeRanges(ranges: readonly Range[]): string {
  const parts = joinMeeting(ranges).map(({ from, to }) =>
    percent(from) === percent(to) ? `at ${percent(from)}` : `from ${percent(from)} to ${percent(to)}`,
  );
  return listInWords(parts) || "nowhere";
}

/** Joins ranges with the same percentage between them. */
function joinMeeting(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && percent(last.to) === percent(range.from)) joined[joined.length - 1] = { from: last.from, to: range.to };
    else joined.push(range);
  }
  return joined;
}

type FindName = (color: Color) => string;

export function describeGradient(state: State, findName: FindName, way = wayOf(state)): string {
  const { kind, space, stops } = state;
  const names = stops.map(({ color }, index) => findName(color) || `color ${index + 1}`);
  const between = names.length === 2 ? `from ${names[0]} to ${names[1]}` : `of ${names.join(", ")}`;
  return `${capitalize(kind)} gradient${way} ${between}, ${stops.length} colors mixed in ${SPACE_NAMES[space]}.`;
}

function wayOf({ kind, direction }: State): string {
  if (kind !== "linear") return "";
  return typeof direction === "number" ? ` at ${direction}°` : ` to the ${direction} corner`;
}

/** "Space Cadet to Conifer" */
export function nameOf({ stops }: State, findName: FindName): string {
  const [first, last] = [stops[0], stops.at(-1)].map((stop) => (stop ? findName(stop.color) : ""));
  return first && last ? `${first} to ${last}` : "Gradient";
}
