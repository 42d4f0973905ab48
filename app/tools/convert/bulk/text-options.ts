import { type Field, group, mapped, word } from "#app/tools/fields.ts";
import type { PrintOptions } from "#color/text/print.ts";

export const CSS_FORMATS = ["hex", "rgb", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "p3"] as const;
export const OTHER_FORMATS = ["hsv", "cmyk"] as const;
export type TextFormat = (typeof CSS_FORMATS | typeof OTHER_FORMATS)[number];
export type TextSyntax = "modern" | "legacy";

export const TEXT_PRECISIONS = [
  ["full", "Exact"],
  ["short", "Short"],
  ["0", "Whole numbers"],
  ["1", "1 decimal"],
  ["2", "2 decimals"],
  ["3", "3 decimals"],
] as const;

export type TextOptions = {
  format: TextFormat;
  /** For rgb and hsl. */
  syntax: TextSyntax;
  precision: (typeof TEXT_PRECISIONS)[number][0];
  /** For hex. */
  isUpperCase: boolean;
  keepsAlpha: boolean;
};

const precisions = TEXT_PRECISIONS.map(([precision]) => precision);
const options = group<TextOptions>({
  format: word<TextFormat>("to", "oklch", [...CSS_FORMATS, ...OTHER_FORMATS], { what: "format" }),
  syntax: word<TextSyntax>("syntax", "modern", ["modern", "legacy"], { what: "syntax" }),
  precision: word("digits", "full", precisions, { what: "precision" }),
  isUpperCase: choice("case", "upper", "lower"),
  keepsAlpha: choice("alpha", "keep", "drop"),
});

/** Reads the options from an address; missing or invalid ones get the default. */
export function readOptions(params: URLSearchParams): TextOptions {
  return options.read(params, () => {});
}

/** The query for this mode with all non-default options. The text itself is not part of the address. */
export function writeOptions(chosen: TextOptions): URLSearchParams {
  return new URLSearchParams([["mode", "text"], ...options.write(chosen)]);
}

/** A boolean, true by default, written as one of two words. */
function choice(key: string, yes: string, no: string): Field<boolean> {
  return mapped(
    word(key, yes, [yes, no], { what: key }),
    (value) => value === yes,
    (isYes) => (isYes ? yes : no),
  );
}

export function printOptions({ syntax, precision, isUpperCase }: TextOptions): PrintOptions {
  const decimals = precision === "full" || precision === "short" ? precision : Number(precision);
  return { syntax, precision: decimals, isUpperCase };
}
