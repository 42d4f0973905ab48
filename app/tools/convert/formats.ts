/** All rows of the format table. */
export const ROWS = ["hex", "rgb", "hsl", "hsv", "hwb", "cmyk", "lab", "lch", "oklab", "oklch", "p3"] as const;
export type Row = (typeof ROWS)[number];

/** Caveats to show with a format's name. */
export const NOTES: Partial<Record<Row, string>> = { cmyk: "formula, no print profile" };
