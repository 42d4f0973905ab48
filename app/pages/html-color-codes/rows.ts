import type { Rgb24 } from "#color/color.ts";
import { printRatio, type WcagVerdict, wcagContrast, wcagVerdicts } from "#color/contrast/contrast.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { COLOR_FAMILIES, GRAY_CHROMA } from "#color/family.ts";
import { print, printHex } from "#color/text/print.ts";
import { quoteCsv } from "#color/text/quote-csv.ts";
import type { CodeSort } from "./codes-path.ts";
import type { ColorSet, SetColor } from "./sets.ts";

/** The highest WCAG 2.2 level for text in the color on the background. */
export type Verdict = "AAA" | "AA" | "AA large" | "fails";

export type CodeRow = ReturnType<typeof makeRows>[number];

const COLUMNS = ["name", "family", "hex", "rgb", "hsl", "oklch"] as const;

type Placed = SetColor & { readonly l: number; readonly c: number; readonly h: number };

const collator = new Intl.Collator("en", { numeric: true });

/** Builds the table rows in order, with each color's contrast as text on the background. */
export function makeRows({ colors }: Pick<ColorSet, "colors">, sort: CodeSort, background: Rgb24) {
  return sortColors(colors, sort).map(({ name, color, family }) => {
    const ratio = wcagContrast(toRgb24(color), background);
    // Each value as displayed, then as copied.
    const codes = (["rgb", "hsl", "oklch"] as const).map((format) => {
      const short = withoutNone(print(color, format, { precision: "short" }));
      return [short.slice(short.indexOf("(") + 1, -1), withoutNone(print(color, format))] as const;
    });
    return { name, family, hex: printHex(color), codes, ratio: printRatio(ratio), verdict: verdictOf(ratio) };
  });
}

/** The same values as complete CSS text, for files. */
export function makeCodes({ colors }: Pick<ColorSet, "colors">) {
  return colors.map(({ name, color, family }) => ({
    name,
    family,
    hex: printHex(color),
    rgb: print(color, "rgb"),
    hsl: withoutNone(print(color, "hsl")),
    oklch: withoutNone(print(color, "oklch")),
  }));
}

/**
 * Serializes all colors of a set as CSV (RFC 4180, https://www.rfc-editor.org/rfc/rfc4180) or as JSON with its source.
 */
export function makeFile(set: ColorSet, format: "csv" | "json") {
  const codes = makeCodes(set);
  if (format === "json") return `${JSON.stringify({ title: set.title, source: set.source, colors: codes }, null, 2)}\n`;
  const lines = [COLUMNS.join(","), ...codes.map((code) => COLUMNS.map((column) => quoteCsv(code[column])).join(","))];
  return `${lines.join("\r\n")}\r\n`;
}

/** Sorts families in rainbow order, each from light to dark; those of a palette keep their own order. */
export function sortColors(colors: readonly SetColor[], sort: CodeSort): SetColor[] {
  const placed = colors.map((entry): Placed => {
    const { l, c, h } = convert(entry.color, "oklch");
    return { ...entry, l, c, h: c < GRAY_CHROMA ? Number.POSITIVE_INFINITY : (h ?? 0) };
  });
  if (sort === "family") {
    const isOwnOrder = placed.some(({ family }) => familyPlace(family) < 0);
    if (!isOwnOrder) placed.sort((a, b) => familyPlace(a.family) - familyPlace(b.family) || b.l - a.l);
  }
  if (sort === "hue") placed.sort((a, b) => (a.h === b.h ? b.l - a.l : a.h - b.h));
  if (sort === "lightness") placed.sort((a, b) => b.l - a.l);
  if (sort === "chroma") placed.sort((a, b) => b.c - a.c);
  if (sort === "name") placed.sort((a, b) => collator.compare(a.name, b.name));
  return placed;
}

function familyPlace(family: string) {
  return (COLOR_FAMILIES as readonly string[]).indexOf(family.toLowerCase());
}

function verdictOf(ratio: number): Verdict {
  const passed = wcagVerdicts(ratio).filter(({ passes }) => passes);
  const has = (use: WcagVerdict["use"], level: WcagVerdict["level"]) =>
    passed.some((verdict) => verdict.use === use && verdict.level === level);
  if (has("text", "AAA")) return "AAA";
  if (has("text", "AA")) return "AA";
  return has("large text", "AA") ? "AA large" : "fails";
}

/** Older programs can't parse `none` for the hue of grays; 0 means the same. */
function withoutNone(text: string) {
  return text.replace("none", "0");
}
