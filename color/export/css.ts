import type { Color } from "../color.ts";
import { print } from "../text/print.ts";
import { identify, nameGradients, uniqueNames } from "./identifier.ts";
import { darkModeOf, type ExportOptions, type ExportPalette, type ValueFormat } from "./palette.ts";
import { isWide, joinLines, printSafeValue, printValue, printWideValue, toComment, toOneLine } from "./values.ts";

type Target = { readonly prelude: string; readonly variable: string; readonly gradient: string };

/** One color as text; `wide` is `null` if sRGB is enough. */
type Value = { readonly safe: string; readonly wide: string | null };
type Property = { readonly name: string; readonly light: Value; readonly dark: Value };

const ROOT: Target = { prelude: ":root", variable: "--", gradient: "--" };
const THEME: Target = { prelude: "@theme", variable: "--color-", gradient: "--background-image-" };
const SCHEMES = "color-scheme: light dark;";
/** https://tailwindcss.com/docs/dark-mode */
const DARK_VARIANT = "@custom-variant dark (&:where(.dark, .dark *));";
const IS_DARK = "(prefers-color-scheme: dark)";
const IS_WIDE = "(color-gamut: p3)";

/**
 * Writes custom properties on :root. A color outside sRGB is written as gamut-mapped hex, and as itself where the
 * screen can show it. Declaring the property twice wouldn't be a fallback, because a value that a browser can't read is
 * invalid only where it is used. Values that are the same in both themes are written once.
 */
export function writeCss(palette: ExportPalette, options: ExportOptions): string {
  return writeProperties(palette, options, ROOT);
}

/** Same as `writeCss`, as theme variables for the utilities of Tailwind 4: https://tailwindcss.com/docs/theme */
export function writeTailwind4(palette: ExportPalette, options: ExportOptions): string {
  return writeProperties(palette, options, THEME);
}

function writeProperties(palette: ExportPalette, options: ExportOptions, target: Target): string {
  const mode = darkModeOf(palette, options);
  const properties = [
    ...propertiesOf(palette, options, target.variable, mode !== "none"),
    ...nameGradients(palette, options.prefix).map(({ identifier, css }): Property => {
      const value = { safe: css, wide: null };
      return { name: target.gradient + identifier, light: value, dark: value };
    }),
  ];
  const link = `/* ${toComment(palette.link)} */`;
  if (mode === "light-dark") return joinLines([link, ...pairedBlocks(properties, target)]);
  const changed = properties.filter(({ light, dark }) => light.safe !== dark.safe || light.wide !== dark.wide);
  const light = [
    ...(mode === "class" && target === THEME ? [DARK_VARIANT] : []),
    ...(properties.length === 0 ? [`${target.prelude} {}`] : []),
    ...block(
      target.prelude,
      properties.map(({ name, light: { safe } }) => `${name}: ${safe};`),
    ),
    ...mediaBlock(IS_WIDE, ":root", wideLines(properties, "light")),
  ];
  const darkLines = changed.map(({ name, dark: { safe } }) => `${name}: ${safe};`);
  const dark =
    mode === "class"
      ? [...block(".dark", darkLines), ...mediaBlock(IS_WIDE, ".dark", wideLines(changed, "dark"))]
      : [
          ...mediaBlock(IS_DARK, ":root", darkLines),
          ...mediaBlock(`${IS_WIDE} and ${IS_DARK}`, ":root", wideLines(changed, "dark")),
        ];
  return joinLines([link, ...light, ...dark]);
}

function pairedBlocks(properties: readonly Property[], { prelude }: Target): string[] {
  const pair = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`);
  const base = properties.map(({ name, light, dark }) => `${name}: ${pair(light.safe, dark.safe)};`);
  const wide = properties.flatMap(({ name, light, dark }) =>
    light.wide || dark.wide ? [`${name}: ${pair(light.wide ?? light.safe, dark.wide ?? dark.safe)};`] : [],
  );
  // @theme accepts only variables.
  const start =
    prelude === ":root" ? block(":root", [SCHEMES, ...base]) : [...block(":root", [SCHEMES]), ...block(prelude, base)];
  return [...start, ...mediaBlock(IS_WIDE, ":root", wide)];
}

function propertiesOf(palette: ExportPalette, { values, prefix }: ExportOptions, variable: string, isDual: boolean) {
  const groups = identify(palette, prefix);
  const primitives = new Map(
    groups.flatMap(({ isPrimitive, swatches }) =>
      isPrimitive ? swatches.map(({ color, identifier }) => [JSON.stringify(color), variable + identifier]) : [],
    ) as [string, string][],
  );
  const write = (color: Color, isPrimitive: boolean): Value => {
    const name = isPrimitive ? undefined : primitives.get(JSON.stringify(color));
    if (name) return { safe: `var(${name})`, wide: null };
    return { safe: printSafeValue(color, values), wide: isWide(color) ? printWideValue(color, values) : null };
  };
  return groups.flatMap(({ swatches, isPrimitive = false }) =>
    swatches.map(({ identifier, color, dark }): Property => {
      const light = write(color, isPrimitive);
      return { name: variable + identifier, light, dark: isDual && dark ? write(dark, isPrimitive) : light };
    }),
  );
}

function wideLines(properties: readonly Property[], theme: "light" | "dark"): string[] {
  return properties.flatMap(({ name, [theme]: { wide } }) => (wide === null ? [] : [`${name}: ${wide};`]));
}

function mediaBlock(condition: string, selector: string, lines: readonly string[]): string[] {
  return block(`@media ${condition}`, block(selector, lines));
}

/** A block of CSS; no lines if it would be empty. */
function block(prelude: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${prelude} {`, ...lines.map((line) => `  ${line}`), "}"];
}

/**
 * Writes Sass variables, and a map of all of them for loops. The link is in a `//` comment, because Sass evaluates #{…}
 * in the other kind.
 */
export function writeScss(palette: ExportPalette, { values, prefix }: ExportOptions): string {
  const swatches = identify(palette, prefix).flatMap((group) => group.swatches);
  const takeName = uniqueNames();
  for (const { identifier } of swatches) takeName(identifier);
  return joinLines([
    `// ${toOneLine(palette.link)}`,
    ...swatches.map(({ identifier, color }) => `$${identifier}: ${printValue(color, values)};`),
    ...nameGradients(palette, prefix).map(({ identifier, css }) => `$${identifier}: ${css};`),
    "",
    `$${takeName("palette")}: (`,
    ...swatches.map(({ identifier }) => `  "${identifier}": $${identifier},`),
    ");",
  ]);
}

/** Writes Less variables. */
export function writeLess(palette: ExportPalette, { values, prefix }: ExportOptions): string {
  const swatches = identify(palette, prefix).flatMap((group) => group.swatches);
  return joinLines([
    `// ${toOneLine(palette.link)}`,
    ...swatches.map(({ identifier, color }) => `@${identifier}: ${printLessValue(color, values)};`),
    ...nameGradients(palette, prefix).map(({ identifier, css }) => `@${identifier}: ~"${css}";`),
  ]);
}

/** Less supports only the older syntax and has a different color(), so the rest must be passed as text. */
function printLessValue(color: Color, format: ValueFormat): string {
  if (format === "hex") return printValue(color, format);
  if (format === "rgb" || format === "hsl") return print(color, format, { syntax: "legacy" });
  return `~"${printValue(color, format)}"`;
}
