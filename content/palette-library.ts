/** How the library's palettes are made; `{total}` is their number. */
export const paletteLibrary: readonly string[] = [
  "Each category has a handful of designs: one hue from dark to light, two color families joined by a cream, a poster in three colors, the stripes of a sunset. A design defines ranges in OKLCH, and a random generator picks colors within them. Its seed is fixed, so the same rules always give the same {total} palettes.",
  "Most results are rejected. A palette must meet the rule of its category, which its page lists with all thresholds. No two of its colors may look alike, no edge may flicker, and olive may not turn up where it doesn't belong. It must also differ enough from every palette before it, measured in CIEDE2000. No one can buy a position, and no palette is copied from another site.",
  "Names come from the color encyclopedia: the main color of the palette, plus a plain word for a color that's far from it. All palettes are free to use. Copy one as it is, or open it in the generator and change it.",
];
