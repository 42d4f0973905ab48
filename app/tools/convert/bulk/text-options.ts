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

const DEFAULTS: TextOptions = {
  format: "oklch",
  syntax: "modern",
  precision: "full",
  isUpperCase: true,
  keepsAlpha: true,
};

/** The options of an address; what it does not say, or says wrongly, is the default. */
export function readOptions(params: URLSearchParams): TextOptions {
  const format = TEXT_FORMATS.find((entry) => entry.format === params.get("to"))?.format;
  const precision = TEXT_PRECISIONS.find((entry) => entry.precision === params.get("digits"))?.precision;
  return {
    format: format ?? DEFAULTS.format,
    syntax: params.get("syntax") === "legacy" ? "legacy" : DEFAULTS.syntax,
    precision: precision ?? DEFAULTS.precision,
    isUpperCase: params.get("case") !== "lower",
    keepsAlpha: params.get("alpha") !== "drop",
  };
}

/** The query of the mode with what differs from the default. The text itself stays out of the address. */
export function writeOptions(options: TextOptions): URLSearchParams {
  const params = new URLSearchParams({ mode: "text" });
  if (options.format !== DEFAULTS.format) params.set("to", options.format);
  if (options.syntax !== DEFAULTS.syntax) params.set("syntax", options.syntax);
  if (options.precision !== DEFAULTS.precision) params.set("digits", options.precision);
  if (!options.isUpperCase) params.set("case", "lower");
  if (!options.keepsAlpha) params.set("alpha", "drop");
  return params;
}

export function printOptions({ syntax, precision, isUpperCase }: TextOptions): PrintOptions {
  const decimals = precision === "full" || precision === "short" ? precision : Number(precision);
  return { syntax, precision: decimals, isUpperCase };
}
