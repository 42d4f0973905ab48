import type { PrintFormat } from "#color/print.ts";

export type Row = {
  format: PrintFormat;
  name: string;
  /** What an honest label has to add. */
  note?: string;
};

/** Every row of the table of formats. */
export const ROWS: readonly Row[] = [
  { format: "hex", name: "HEX" },
  { format: "rgb", name: "RGB" },
  { format: "hsl", name: "HSL" },
  { format: "hsv", name: "HSV" },
  { format: "hwb", name: "HWB" },
  { format: "cmyk", name: "CMYK", note: "formula, not ICC" },
  { format: "lab", name: "LAB" },
  { format: "lch", name: "LCH" },
  { format: "oklab", name: "OKLAB" },
  { format: "oklch", name: "OKLCH" },
  { format: "p3", name: "P3" },
];

export function nameOf(format: PrintFormat): string {
  return ROWS.find((row) => row.format === format)?.name ?? format.toUpperCase();
}
