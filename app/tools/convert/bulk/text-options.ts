import { type Field, group, mapped, word } from "#app/tools/fields.ts";
import type { PrintFormat, PrintOptions } from "#color/text/print.ts";

export type TextFormat = Extract<
  PrintFormat,
  "hex" | "rgb" | "hsl" | "hwb" | "lab" | "lch" | "oklab" | "oklch" | "p3" | "hsv" | "cmyk"
>;
export type TextSyntax = "modern" | "legacy";
export type TextPrecision = "full" | "short" | "0" | "1" | "2" | "3";

export type TextOptions = {
  format: TextFormat;
  /** Of rgb and hsl. */
  syntax: TextSyntax;
  precision: TextPrecision;
  /** Of hex. */
  isUpperCase: boolean;
  keepsAlpha: boolean;
};

export const TEXT_FORMATS: readonly { format: TextFormat; isCss: boolean }[] = [
  { format: "hex", isCss: true },
  { format: "rgb", isCss: true },
  { format: "hsl", isCss: true },
  { format: "hwb", isCss: true },
  { format: "lab", isCss: true },
  { format: "lch", isCss: true },
  { format: "oklab", isCss: true },
  { format: "oklch", isCss: true },
  { format: "p3", isCss: true },
  { format: "hsv", isCss: false },
  { format: "cmyk", isCss: false },
];

export const TEXT_PRECISIONS: readonly { precision: TextPrecision; name: string }[] = [
  { precision: "full", name: "Exact" },
  { precision: "short", name: "Short" },
  { precision: "0", name: "Whole numbers" },
  { precision: "1", name: "1 decimal" },
  { precision: "2", name: "2 decimals" },
  { precision: "3", name: "3 decimals" },
];

const options = group<TextOptions>({
  format: word(
    "to",
    "oklch",
    TEXT_FORMATS.map(({ format }) => format),
    { what: "format" },
  ),
  syntax: word<TextSyntax>("syntax", "modern", ["modern", "legacy"], { what: "syntax" }),
  precision: word(
    "digits",
    "full",
    TEXT_PRECISIONS.map(({ precision }) => precision),
    { what: "precision" },
  ),
  isUpperCase: choice("case", "upper", "lower"),
  keepsAlpha: choice("alpha", "keep", "drop"),
});

/** The options of an address; what it does not say, or says wrongly, is the default. */
export function readOptions(params: URLSearchParams): TextOptions {
  return options.read(params, () => {});
}

/** The query of the mode with what differs from the default. The text itself stays out of the address. */
export function writeOptions(chosen: TextOptions): URLSearchParams {
  return new URLSearchParams([["mode", "text"], ...options.write(chosen)]);
}

/** True by default; two words in the address. */
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
