import type { Color, Hex } from "#color/color.ts";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { fixContrast } from "#color/contrast/contrast-fix.ts";
import { fromRgb24 } from "#color/convert.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import type { ThemeRoleId, ThemeRoles } from "#color/roles/theme-roles.ts";
import { solveScale } from "#color/scales/scale-solver.ts";
import { hexOf, print, printHex } from "#color/text/print.ts";
import { solveTheme } from "#color/theme.ts";

/** WCAG 2.2, AA for body text. */
const AA = 4.5;
/** Below this ratio a pair doesn't count as text, and fixing it would produce a different color. */
const MIN_RATIO = 1.6;

const ROLES = [
  ...(["background", "surface", "border", "text", "mutedText"] as const),
  ...(["primary", "onPrimary", "secondary", "accent", "onAccent"] as const),
] as const satisfies ThemeRoleId[];

export type Roles = Readonly<Record<(typeof ROLES)[number], Hex>>;
export type Pair = ReturnType<typeof fixPair>;

export function makeScenes(hexes: readonly Hex[]) {
  const colors = hexes.map((hex) => fromRgb24(parseHex24(hex)));
  const light = solveTheme(colors, "light");
  const base = light.primary.color;
  return {
    themes: { light: dress(light), dark: dress(solveTheme(colors, "dark")) },
    scale: makeScale(base),
    pair: fixPair(hexes),
  };
}

function dress(roles: ThemeRoles): Roles {
  return Object.fromEntries(ROLES.map((id) => [id, printHex(roles[id].color)])) as Roles;
}

function makeScale(base: Color) {
  const { steps } = solveScale({ kind: "tailwind", base });
  const rows = steps.map(({ name, color, isBase }) => ({
    name,
    hex: printHex(color),
    isBase,
    code: `--color-brand-${name}: ${print(color, "oklch", { precision: "short" })};`,
  }));
  return { base: printHex(base), rows, css: ["@theme {", ...rows.map(({ code }) => `  ${code}`), "}"].join("\n") };
}

/** The failing pair that is closest to passing, or a pale text on white if there is none. */
function fixPair(hexes: readonly Hex[]) {
  const pairs = hexes.flatMap((text) => hexes.map((background) => measure(text, background)));
  const failing = pairs.filter(({ ratio }) => ratio >= MIN_RATIO && ratio < AA).sort((a, b) => b.ratio - a.ratio);
  for (const { text, background, ratio } of [...failing, measure("#9AA5B1", "#FFFFFF")]) {
    const { color } = fixContrast(parseHex24(text), parseHex24(background), { wcag: AA });
    if (color === null) continue;
    const fixed = hexOf(color);
    const reached = measure(fixed, background).ratio;
    return { text, background, ratio: printRatio(ratio), fixed: { text: fixed, ratio: printRatio(reached) } };
  }
  throw new Error("Gray on white can always be fixed");
}

function measure(text: Hex, background: Hex) {
  return { text, background, ratio: wcagContrast(parseHex24(text), parseHex24(background)) };
}

export type Scenes = ReturnType<typeof makeScenes>;
