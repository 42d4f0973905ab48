import type { PrintFormat } from "#color/text/print.ts";

export type Row = {
  format: PrintFormat;
  /** What an honest label has to add. */
  note?: string;
};

/** Every row of the table of formats. */
export const ROWS: readonly Row[] = [
  { format: "hex" },
  { format: "rgb" },
  { format: "hsl" },
  { format: "hsv" },
  { format: "hwb" },
  { format: "cmyk", note: "formula, not ICC" },
  { format: "lab" },
  { format: "lch" },
  { format: "oklab" },
  { format: "oklch" },
  { format: "p3" },
];
