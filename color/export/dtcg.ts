import type { Color, SpaceId } from "../color.ts";
import { convert, SPACES, toRgb24 } from "../convert.ts";
import { clipToGamut, isInGamut } from "../gamut.ts";
import { hex24 } from "../kernel/hex.ts";
import { uniqueNames } from "./identifier.ts";
import type { ExportOptions, ExportPalette, ExportSwatch, ValueFormat } from "./palette.ts";
import { isWide, printValue, toOneLine } from "./values.ts";

type Entry = readonly [key: string, value: unknown];

const SPACE_OF: Readonly<Record<ValueFormat, SpaceId>> = {
  hex: "srgb",
  rgb: "srgb",
  hsl: "hsl",
  lab: "lab",
  lch: "lch",
  oklab: "oklab",
  oklch: "oklch",
  p3: "display-p3",
};
const COMPONENT_DECIMALS = 6;

/**
 * Design tokens: https://www.designtokens.org/tr/2025.10/color/. A color outside of sRGB is never cut: where the chosen
 * values end there, it is written in OKLCH. Names stay as they are, but for the signs that tokens reserve.
 */
export function writeDtcg(palette: ExportPalette, options: ExportOptions): string {
  const takeName = uniqueNames();
  const entries = palette.groups.flatMap(({ name, swatches }, index): Entry[] => {
    if (swatches.length === 0) return [];
    if (name === "") return swatches.map((swatch) => tokenEntry(swatch, takeName, options, true));
    const takeInGroup = uniqueNames();
    const tokens = swatches.map((swatch) => tokenEntry(swatch, takeInGroup, options, false));
    return [[takeName(tokenName(name) || `Group ${index + 1}`), jsonObject([["$type", "color"], ...tokens])]];
  });
  return `${jsonObject([["$description", palette.link], ...entries]).print("")}\n`;
}

function tokenEntry(
  { name, color }: ExportSwatch,
  takeName: (wanted: string) => string,
  { values, isLegacyTokens }: ExportOptions,
  hasType: boolean,
): Entry {
  const value = isLegacyTokens ? printValue(color, values) : colorValue(color, values);
  const type: Entry[] = hasType ? [["$type", "color"]] : [];
  return [takeName(tokenName(name) || "Color"), jsonObject([...type, ["$value", value]])];
}

/** A name may not begin with $ or hold a point or braces. `__proto__` is no name in programs. */
function tokenName(name: string): string {
  const tidy = toOneLine(name.replace(/[{}.]/g, " ").replace(/^[\s$]+/, ""));
  return tidy === "__proto__" ? "proto" : tidy;
}

function colorValue(color: Color, format: ValueFormat): JsonObject {
  const converted = convertForTokens(color, SPACE_OF[format]);
  const { space } = converted;
  const components = [...SPACES[space].letters].map((letter) => {
    const value = rounded((converted[letter as keyof Color] as unknown as number | null) ?? 0);
    // "none" may stand for a missing hue, but Terrazzo takes it for a hue out of range; 360 is out of range indeed.
    return letter === "h" ? value % 360 : value;
  });
  return jsonObject([
    ["colorSpace", space],
    ["components", components],
    ["alpha", rounded(color.alpha)],
    ["hex", hex24(toRgb24(color))],
  ]);
}

/** RGB and HSL end at the edge of their gamut; a color beyond is written in OKLCH. */
function convertForTokens(color: Color, wanted: SpaceId): Color {
  if (wanted === "display-p3" || wanted === "srgb") {
    return isInGamut(color, wanted) ? clipToGamut(color, wanted) : convert(color, "oklch");
  }
  if (wanted !== "hsl") return convert(color, wanted);
  return isWide(color) ? convert(color, "oklch") : convert(clipToGamut(color, "srgb"), "hsl");
}

/** Never −0. */
function rounded(value: number): number {
  return Number(value.toFixed(COMPONENT_DECIMALS)) + 0;
}

type JsonObject = { readonly print: (indent: string) => string };

/** JSON.stringify would put keys such as "500" first. */
function jsonObject(entries: readonly Entry[]): JsonObject {
  return {
    print: (indent) => {
      const lines = entries.map(
        ([key, value]) => `${indent}  ${JSON.stringify(key)}: ${jsonText(value, `${indent}  `)}`,
      );
      return lines.length === 0 ? "{}" : `{\n${lines.join(",\n")}\n${indent}}`;
    },
  };
}

function jsonText(value: unknown, indent: string): string {
  if (Array.isArray(value)) return `[${value.map((item) => JSON.stringify(item)).join(", ")}]`;
  return typeof value === "object" && value !== null ? (value as JsonObject).print(indent) : JSON.stringify(value);
}
