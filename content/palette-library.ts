/** How the palettes of the library are made; `{total}` is their number. */
export const paletteLibrary: readonly string[] = [
  "Every kind has a handful of designs: one hue from ink to paper, two families that meet in a cream, a poster of three colors, the stripes of a sunset. A design says where in OKLCH its colors lie and leaves the rest to chance, drawn from a fixed seed, so that the same rules always give the same {total} palettes.",
  "Then most are rejected. What stays meets the rule of its kind, which is printed on its page with all thresholds; has no two colors that look alike, no edge that flickers and no olive where none belongs; and is far enough from every palette before it, measured in CIEDE2000. Places can't be bought, and no palette is copied from another site.",
  "Names come from the list of the color encyclopedia: the color that a palette is about, and a plain word for one that stands far from it. Nothing here is protected. Take a palette as it is, or open it in the generator and change what you like.",
];
