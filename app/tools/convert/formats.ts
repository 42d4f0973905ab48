/** Every row of the table of formats. */
export const ROWS = ["hex", "rgb", "hsl", "hsv", "hwb", "cmyk", "lab", "lch", "oklab", "oklch", "p3"] as const;
export type Row = (typeof ROWS)[number];

/** What an honest label has to add. */
export const NOTES: Partial<Record<Row, string>> = { cmyk: "formula, not ICC" };
