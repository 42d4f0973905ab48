import { normalizeHue, turnBetween } from "../kernel/hue.ts";

/**
 * OKLCH hue in the middle of a scale, and by how many degrees its lightest and its darkest step are turned: yellows towards
 * orange as they get dark, or they look green; light oranges towards yellow. Read off the scales of Tailwind 4.3
 * (https://github.com/tailwindlabs/tailwindcss/blob/main/packages/tailwindcss/theme.css), rounded.
 */
const DRIFTS: readonly (readonly [hue: number, light: number, dark: number])[] = [
  [17, -2, -2],
  [25, -8, 0],
  [48, 22, -12],
  [70, 22, -24],
  [86, 16, -30],
  [105, 6, -38],
  [118, -4, -16],
  [131, -8, 0],
  [150, 4, 2],
  [182, -2, 10],
  [215, -8, 12],
  [237, 0, 6],
  [260, -4, 7],
  [277, -4, 1],
  [304, 4, 0],
  [354, -5, 2],
];

/** Degrees by which the hue turns at the light and at the dark end of a scale, so that it keeps its character. */
export function naturalDrift(hue: number): [light: number, dark: number] {
  const next = DRIFTS.findIndex(([known]) => known > hue);
  const after = DRIFTS[Math.max(next, 0)] as (typeof DRIFTS)[number];
  const before = DRIFTS.at(next > 0 ? next - 1 : -1) as (typeof DRIFTS)[number];
  const share = ((hue - before[0] + 360) % 360) / ((after[0] - before[0] + 360) % 360);
  const between = (index: 1 | 2) => before[index] + (after[index] - before[index]) * share;
  return [between(1), between(2)];
}

/** The hue between two, by the shorter way round. */
export function hueBetween(from: number, to: number, share: number): number {
  return normalizeHue(from + turnBetween(from, to) * share);
}
