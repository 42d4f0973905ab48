import type { Range } from "#color/gradient/measure.ts";
import type { GradientSpace } from "#color/gradient.ts";
import type { HueArc } from "#color/mix.ts";
import type { Kind, State, Tab } from "./state.ts";

export const TAB_NAMES: Record<Tab, string> = { "2colors": "2 colors", multiple: "Multiple colors" };
export const KIND_NAMES: Record<Kind, string> = { linear: "Linear", radial: "Radial", conic: "Conic" };

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

export const HUE_NAMES: Record<HueArc, string> = {
  shorter: "Shorter",
  longer: "Longer",
  increasing: "Increasing",
  decreasing: "Decreasing",
};

export const EASING_NAMES = {
  linear: "Linear",
  ease: "Ease",
  "ease-in": "Ease in",
  "ease-out": "Ease out",
  "ease-in-out": "Ease in and out",
} as const;

/** A share of the length, 0 to 1, for people: "33%". */
export function sayPlace(position: number): string {
  return `${Math.round(position * 100)}%`;
}

/** "from 20% to 45% and from 60% to 100%" */
export function sayRanges(ranges: readonly Range[]): string {
  const parts = ranges.map(({ from, to }) =>
    sayPlace(from) === sayPlace(to) ? `at ${sayPlace(from)}` : `from ${sayPlace(from)} to ${sayPlace(to)}`,
  );
  return parts.length < 2 ? (parts[0] ?? "nowhere") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** One sentence for what the canvas shows. */
export function sayGradient({ kind, direction, space, stops }: State, names: readonly string[]): string {
  const way =
    kind !== "linear" ? "" : typeof direction === "number" ? ` at ${direction}°` : ` to the ${direction} corner`;
  const between = names.length === 2 ? `from ${names[0]} to ${names[1]}` : `of ${names.join(", ")}`;
  return `${KIND_NAMES[kind]} gradient${way} ${between}, ${stops.length} colors mixed in ${SPACE_NAMES[space]}.`;
}
