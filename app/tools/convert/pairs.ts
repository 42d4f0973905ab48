import type { FormatId } from "#content/conversions.ts";

export type Pair = { from: FormatId; to: FormatId };

/** The formats with their own pages: thirty ordered pairs. */
export const PAIR_FORMATS: readonly FormatId[] = ["hex", "rgb", "hsl", "cmyk", "hsv", "lab"];

export const PAIRS: readonly Pair[] = PAIR_FORMATS.flatMap((from) =>
  PAIR_FORMATS.filter((to) => to !== from).map((to) => ({ from, to })),
);

/** "hextorgb" in lower case, or null for anything that is not one of the 30 pairs. */
export function readPair(text: string): Pair | null {
  return PAIRS.find(({ from, to }) => text === `${from}to${to}`) ?? null;
}

/** True for pairs whose text gives a direct formula, although their worked steps pass through RGB like all others. */
export function hasShorterWay({ from, to }: Pair): boolean {
  const isPolar = (format: FormatId) => format === "hsl" || format === "hsv";
  return (from === "cmyk" && isPolar(to)) || (isPolar(from) && to === "cmyk");
}

export function pathOfPair({ from, to }: Pair): string {
  return `/convert/${from}to${to}`;
}
