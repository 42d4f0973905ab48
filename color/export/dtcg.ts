import { type Color, channelOf, type SpaceId } from "../color.ts";
import { convert, SPACES, toRgb24 } from "../convert.ts";
import { clipToGamut, isInGamut } from "../gamut.ts";
import { hex24 } from "../kernel/hex.ts";
import { round } from "../round.ts";
import { uniqueNames } from "./identifier.ts";
import { darkModeOf, type ExportOptions, type ExportPalette, type ExportSwatch, type ValueFormat } from "./palette.ts";
import { isWide, printValue, toOneLine } from "./values.ts";

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
/** Also in color/import/code/token-tree.ts. */
const NAME_EXTENSION = "com.huesmith";

/** Names that exist on every JavaScript object break tools that look tokens up in one. */
const OBJECT_NAMES =
  /^(?:__\w+__|constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|to(?:Locale)?String|valueOf)$/;

type Token = { readonly key: string; readonly swatch: ExportSwatch };
type TokenGroup = {
  readonly key: string;
  readonly name: string;
  readonly isPrimitive: boolean;
  readonly tokens: Token[];
};
type Write = (swatch: ExportSwatch) => unknown;
type Tokens = ReadonlyMap<string, unknown>;

export type TokenFile = { readonly fileName: string; readonly text: string };

/**
 * Writes design tokens: https://www.designtokens.org/tr/2025.10/color/. A color outside sRGB is never clipped: where
 * the chosen format is limited to sRGB, it is written in OKLCH. Names stay unchanged, except those that are reserved or
 * break tools; the token's extension keeps the original. Light and dark are the two contexts of a resolver with inline
 * tokens: https://www.designtokens.org/tr/2025.10/resolver/
 */
export function writeDtcg(palette: ExportPalette, options: ExportOptions): string {
  const { shared, light, dark } = tokenSets(palette, options);
  if (dark === null) return printFile(describe(palette, shared));
  return printFile(resolver(palette, shared.size > 0 && shared, light, dark));
}

/** One file per mode, one for what both share, and a resolver that references them; `null` without a dark theme. */
export function writeTokenFiles(palette: ExportPalette, options: ExportOptions): TokenFile[] | null {
  const { shared, light, dark } = tokenSets(palette, options);
  if (dark === null) return null;
  const at = (name: string) => ({ $ref: `${name}.tokens.json` });
  const file = (name: string, tokens: Tokens) =>
    tokens.size === 0 ? [] : [{ fileName: `${name}.tokens.json`, text: printFile(describe(palette, tokens)) }];
  const document = resolver(palette, shared.size > 0 && at("palette"), at("light"), at("dark"));
  return [
    ...file("palette", shared),
    ...file("light", light),
    ...file("dark", dark),
    { fileName: "theme.resolver.json", text: printFile(document) },
  ];
}

function describe({ link }: ExportPalette, tokens: Tokens): Tokens {
  return new Map([["$description", link], ...tokens]);
}

function resolver({ name, link }: ExportPalette, shared: object | false, light: object, dark: object) {
  return {
    name: toOneLine(name) || "Palette",
    version: "2025.10",
    description: link,
    ...(shared && { sets: { palette: { sources: [shared] } } }),
    modifiers: { theme: { contexts: { light: [light], dark: [dark] }, default: "light" } },
    resolutionOrder: [...(shared ? [{ $ref: "#/sets/palette" }] : []), { $ref: "#/modifiers/theme" }],
  };
}

/** Tokens with a dark value are in both modes, all others are shared. Without a dark theme, all are shared. */
function tokenSets(palette: ExportPalette, options: ExportOptions) {
  const groups = nameTokens(palette);
  const references = new Map(
    groups.flatMap(({ key: group, isPrimitive, tokens }) =>
      isPrimitive
        ? tokens.map(({ key, swatch }) => [JSON.stringify(swatch.color), group ? `${group}.${key}` : key] as const)
        : [],
    ),
  );
  const print = (color: Color) =>
    options.isLegacyTokens ? printValue(color, options.values) : colorValue(color, options.values);
  const write = (color: Color) => {
    const path = references.get(JSON.stringify(color));
    return path === undefined ? print(color) : `{${path}}`;
  };
  const entries = (choose: Write) => new Map(groups.flatMap((group) => groupEntries(group, choose)));
  const primitiveOr = (choose: Write) =>
    new Map(groups.flatMap((group) => groupEntries(group, group.isPrimitive ? ({ color }) => print(color) : choose)));
  if (darkModeOf(palette, options) === "none") {
    return { shared: primitiveOr(({ color }) => write(color)), light: new Map(), dark: null };
  }
  return {
    shared: primitiveOr(({ color, dark }) => (dark ? undefined : write(color))),
    light: entries(({ color, dark }) => dark && write(color)),
    dark: entries(({ dark }) => dark && write(dark)),
  };
}

/** The entries of a group, without tokens that have no value; empty if none has one. */
function groupEntries({ key, name, tokens }: TokenGroup, write: Write): [string, unknown][] {
  const type = { $type: "color" };
  const entries = tokens.flatMap((token): [string, unknown][] => {
    const value = write(token.swatch);
    if (value === undefined) return [];
    const kept = keptName(token.key, token.swatch.name);
    return [[token.key, { ...(key === "" && type), $value: value, ...kept }]];
  });
  if (key === "" || entries.length === 0) return entries;
  return [[key, new Map([...Object.entries({ ...type, ...keptName(key, name) }), ...entries])]];
}

function nameTokens({ groups }: ExportPalette): TokenGroup[] {
  const lower = (name: string) => name.toLowerCase();
  const takeName = uniqueNames("kebab", lower);
  return groups
    .filter(({ swatches }) => swatches.length > 0)
    .map(({ name, swatches, isPrimitive = false }, index) => {
      const key = name === "" ? "" : takeName(tokenName(name) || `Group ${index + 1}`);
      const take = key === "" ? takeName : uniqueNames("kebab", lower);
      return {
        key,
        name,
        isPrimitive,
        tokens: swatches.map((swatch) => ({ key: take(tokenName(swatch.name) || "Color"), swatch })),
      };
    });
}

/** A name must not start with $ or contain dots or braces; Terrazzo takes what follows a # for a mode. */
function tokenName(name: string): string {
  const tidy = toOneLine(name.replace(/[{}.#]/g, " ").replace(/^[\s$]+/, ""));
  return OBJECT_NAMES.test(tidy) ? `${tidy.replaceAll("_", "")} color` : tidy;
}

/** Keeps the original name for our importer if the key differs. Style Dictionary reads braces here as a reference. */
function keptName(key: string, name: string) {
  const given = toOneLine(name);
  if (given === "" || given === key) return {};
  return { $extensions: { [NAME_EXTENSION]: { name: given.replace(/[%{}]/g, encodeURIComponent) } } };
}

function colorValue(color: Color, format: ValueFormat) {
  const converted = convertForTokens(color, SPACE_OF[format]);
  const { space } = converted;
  const components = [...SPACES[space].letters].map((letter) => {
    const value = round(channelOf(converted, letter) ?? 0, COMPONENT_DECIMALS);
    // A missing hue could be "none", but Terrazzo takes that for a hue out of range; 360 really is out of range.
    return letter === "h" ? value % 360 : value;
  });
  return { colorSpace: space, components, alpha: round(color.alpha, COMPONENT_DECIMALS), hex: hex24(toRgb24(color)) };
}

/** RGB and HSL are limited to their gamut; a color beyond it is written in OKLCH. */
function convertForTokens(color: Color, wanted: SpaceId): Color {
  if (wanted === "display-p3" || wanted === "srgb") {
    return isInGamut(color, wanted) ? clipToGamut(color, wanted) : convert(color, "oklch");
  }
  if (wanted !== "hsl") return convert(color, wanted);
  return isWide(color) ? convert(color, "oklch") : convert(clipToGamut(color, "srgb"), "hsl");
}

/** A Map is written as an object that keeps its key order: keys such as "500" would come first in a plain object. */
function printFile(json: object): string {
  return `${printJson(json, "")}\n`;
}

function printJson(value: unknown, indent: string): string {
  if (Array.isArray(value)) return `[${value.map((item) => printJson(item, indent)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const entries: [string, unknown][] = value instanceof Map ? [...value] : Object.entries(value);
  const lines = entries.map(([key, entry]) => `${inner}${JSON.stringify(key)}: ${printJson(entry, inner)}`);
  return lines.length === 0 ? "{}" : `{\n${lines.join(",\n")}\n${indent}}`;
}
