import { type IdentifiedSwatch, identify } from "./identifier.ts";
import type { ExportOptions, ExportPalette } from "./palette.ts";
import { darkCounterpart, isWide, joinLines, printSafeValue, printWideValue, toComment } from "./values.ts";

type Target = { readonly prelude: string; readonly variable: string };

/** One color as text; the wide values are `null` where sRGB is enough. */
type Values = {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
  readonly wideLight: string | null;
  readonly wideDark: string | null;
};

const ROOT: Target = { prelude: ":root", variable: "--" };
const THEME: Target = { prelude: "@theme", variable: "--color-" };
const SCHEMES = "color-scheme: light dark;";
const IS_DARK = "(prefers-color-scheme: dark)";
const IS_WIDE = "(color-gamut: p3)";

/**
 * Custom properties on :root. A color outside of sRGB is written as mapped hex, and as itself where the screen can show
 * it: a property declared twice would be no fallback, for what a browser cannot read is invalid only where it is used.
 */
export function writeCss(palette: ExportPalette, options: ExportOptions): string {
  return writeProperties(palette, options, ROOT);
}

/** The same as theme variables, from which Tailwind 4 makes its utilities: https://tailwindcss.com/docs/theme */
export function writeTailwind4(palette: ExportPalette, options: ExportOptions): string {
  return writeProperties(palette, options, THEME);
}

function writeProperties(palette: ExportPalette, options: ExportOptions, { prelude, variable }: Target): string {
  const colors = identify(palette, options.prefix).flatMap(({ swatches }) =>
    swatches.map((swatch) => valuesOf(swatch, variable, options)),
  );
  const declare = (choose: (values: Values) => string | null) =>
    colors.flatMap((values) => {
      const value = choose(values);
      return value === null ? [] : [`${values.name}: ${value};`];
    });
  const link = `/* ${toComment(palette.link)} */`;
  if (options.dark === "light-dark") {
    const base = declare(({ light, dark }) => `light-dark(${light}, ${dark})`);
    const wide = declare(({ light, dark, wideLight, wideDark }) =>
      wideLight || wideDark ? `light-dark(${wideLight ?? light}, ${wideDark ?? dark})` : null,
    );
    // @theme takes nothing but its variables.
    const start =
      prelude === ":root"
        ? block(":root", [SCHEMES, ...base])
        : [...block(":root", [SCHEMES]), ...block(prelude, base)];
    return joinLines([link, ...start, ...mediaBlock(IS_WIDE, ":root", wide)]);
  }
  const lightLines = [
    link,
    ...(colors.length > 0
      ? block(
          prelude,
          declare(({ light }) => light),
        )
      : [`${prelude} {}`]),
    ...mediaBlock(
      IS_WIDE,
      ":root",
      declare(({ wideLight }) => wideLight),
    ),
  ];
  const darkLines = declare(({ dark }) => dark);
  const wideDarkLines = declare(({ wideDark }) => wideDark);
  switch (options.dark) {
    case "none":
      return joinLines(lightLines);
    case "class":
      return joinLines([...lightLines, ...block(".dark", darkLines), ...mediaBlock(IS_WIDE, ".dark", wideDarkLines)]);
    case "media": {
      const dark = mediaBlock(IS_DARK, ":root", darkLines);
      return joinLines([...lightLines, ...dark, ...mediaBlock(`${IS_WIDE} and ${IS_DARK}`, ":root", wideDarkLines)]);
    }
  }
}

function valuesOf(swatch: IdentifiedSwatch, variable: string, { values, dark: mode }: ExportOptions): Values {
  const { color } = swatch;
  const dark = mode === "none" ? color : (swatch.dark ?? darkCounterpart(color));
  return {
    name: variable + swatch.identifier,
    light: printSafeValue(color, values),
    dark: printSafeValue(dark, values),
    wideLight: isWide(color) ? printWideValue(color, values) : null,
    wideDark: isWide(dark) ? printWideValue(dark, values) : null,
  };
}

function mediaBlock(condition: string, selector: string, lines: readonly string[]): string[] {
  return block(`@media ${condition}`, block(selector, lines));
}

/** Nothing for a block without lines. */
function block(prelude: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${prelude} {`, ...lines.map((line) => `  ${line}`), "}"];
}
