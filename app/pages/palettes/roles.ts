import { textOn } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";
import { luminance } from "#color/kernel/luminance.ts";

export type PaintRoles = {
  readonly ground: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: string;
  /** Of a picture: its sky, its land, its sun. */
  readonly areas: readonly [string, string, string];
};

/** WCAG luminance below which the middle color of a palette makes its page a dark one. */
const DARK_LUMINANCE = 0.06;

/** What each color does on a small page: ground and text have the highest contrast, the most colorful one acts. */
export function rolesOf(hexes: readonly Hex[]): PaintRoles {
  const sorted = hexes.toSorted((a, b) => lightOf(b) - lightOf(a));
  const isDark = lightOf(sorted[sorted.length >> 1] ?? "#000000") < DARK_LUMINANCE;
  const [lightest = "#FFFFFF", darkest = "#000000"] = [sorted[0], sorted.at(-1)];
  const rest = sorted.slice(1, -1).sort((a, b) => rangeOf(b) - rangeOf(a));
  const [ground, text] = isDark ? [darkest, lightest] : [lightest, darkest];
  const [action = text, first = action, second = text] = rest;
  const third = rest[3] ?? (rest[2] ? action : ground);
  return { ground, text, action, onAction: textOn(action), areas: [first, second, third] };
}

function lightOf(hex: string) {
  return luminance(Number.parseInt(hex.slice(1), 16));
}

/** How colorful, roughly: the distance of its largest channel from its smallest. */
function rangeOf(hex: string) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}
