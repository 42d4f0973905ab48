import { opaque } from "#app/tools/color-fields.ts";
import type { Color } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import type { ImportedPalette, ImportedSwatch } from "#color/import/imported.ts";
import { roleOfShadcn } from "#color/roles/shadcn.ts";
import {
  type HandRoles,
  ROLE_NAMES,
  type RoleSource,
  THEME_ROLE_IDS,
  type Theme,
  type ThemeRoleId,
} from "#color/roles/theme-roles.ts";
import { slugOf } from "#color/text/slug.ts";
import { solveTheme } from "#color/theme.ts";
import { freeSlot, type Hand, MAX_COLORS, type State } from "./state.ts";

type Roles = ReadonlyMap<ThemeRoleId, ImportedSwatch>;

/** With fewer roles, the import counts as colors with a few names, not as a theme. */
const MIN_ROLES: readonly ThemeRoleId[] = ["background", "text", "primary"];
/** Roles that make up the palette if the theme has no other colors. */
const BRAND_ROLES: readonly ThemeRoleId[] = ["primary", "secondary", "accent", "background", "text"];

/**
 * Reads palette and roles of an imported theme: ours in any format, or the variables of shadcn/ui. The palette is the
 * colors that are not roles; a role is set by hand only where the engine would solve it to another color.
 * Returns `null` if the import is not a theme.
 */
export function takeTheme(imported: ImportedPalette): Pick<State, "slots" | "hand"> | null {
  const swatches = imported.groups.flatMap((group) => group.swatches);
  const roles = rolesOf(swatches);
  if (!MIN_ROLES.every((id) => roles.has(id))) return null;
  const played = new Set(roles.values());
  const others = swatches
    .filter((swatch) => !played.has(swatch) && !roleOf(swatch.name ?? ""))
    .map(({ color }) => color);
  const isPalette = others.length > 0 && others.length <= MAX_COLORS;
  const brand = unique(BRAND_ROLES.flatMap((id) => roles.get(id)?.color ?? []));
  const colors = (isPalette ? others : brand).map(opaque);
  const hasDark = [...roles.values()].some(({ dark }) => dark);
  return {
    slots: colors.map(freeSlot),
    hand: { light: handOf(colors, "light", roles), dark: hasDark ? handOf(colors, "dark", roles) : {} },
  };
}

/** Reads names as we or shadcn/ui write them, after an optional common prefix. */
function rolesOf(swatches: readonly ImportedSwatch[]): Roles {
  const names = swatches.map(({ name }) => slugOf(name ?? ""));
  const prefix = names.find((name) => /-background$/.test(name) && !names.includes("background"))?.slice(0, -10) ?? "";
  const roles = new Map<ThemeRoleId, ImportedSwatch>();
  for (const [index, swatch] of swatches.entries()) {
    const name = names[index] as string;
    const id = name.startsWith(prefix) ? roleOf(name.slice(prefix.length)) : undefined;
    if (id && !roles.has(id)) roles.set(id, swatch);
  }
  return roles;
}

/** "On primary", "on-primary" and "onPrimary" all name the same role. */
function roleOf(name: string): ThemeRoleId | undefined {
  const plain = slugOf(name);
  const joined = plain.replaceAll("-", "");
  return THEME_ROLE_IDS.find((id) => slugOf(ROLE_NAMES[id]).replaceAll("-", "") === joined) ?? roleOfShadcn(plain);
}

/** Given roles affect how the others are solved: adds them one by one until all match, then drops redundant ones. */
function handOf(colors: readonly Color[], theme: Theme, roles: Roles): Hand {
  const wanted: Partial<Record<ThemeRoleId, Color>> = Object.fromEntries(
    [...roles].map(([id, { color, dark }]) => [id, opaque(theme === "dark" && dark ? dark : color)]),
  );
  const firstOff = (hand: HandRoles) => {
    const solved = solveTheme(colors, theme, hand);
    return THEME_ROLE_IDS.find((id) => wanted[id] && toRgb24(solved[id].color) !== toRgb24(wanted[id]));
  };
  let hand: HandRoles = {};
  for (let id = firstOff(hand); id && !(id in hand); id = firstOff(hand)) {
    hand = { ...hand, [id]: sourceOf(colors, wanted[id] as Color) };
  }
  for (const id of THEME_ROLE_IDS.toReversed()) {
    const { [id]: given, ...rest } = hand;
    if (given !== undefined && firstOff(rest) === undefined) hand = rest;
  }
  return Object.fromEntries(Object.entries(hand).map(([id, source]) => [id, { source, isLocked: false }]));
}

/** The index of the matching palette color, which the role then follows; otherwise the color itself. */
function sourceOf(colors: readonly Color[], color: Color): RoleSource {
  const index = colors.findIndex((one) => toRgb24(one) === toRgb24(color));
  return index < 0 ? color : index;
}

function unique(colors: readonly Color[]): Color[] {
  return [...new Map(colors.map((color) => [toRgb24(color), color])).values()];
}
