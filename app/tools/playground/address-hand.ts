import type { Color } from "#color/color.ts";
import { THEME_ROLE_IDS, type ThemeRoleId } from "#color/roles/theme-roles.ts";
import { readColor, writeColor } from "#color/text/address.ts";
import { type Hand, type HandRole, opaque } from "./state.ts";

const MAX_CHARACTERS = 2048;
/** The place of a color in the palette, counted from 1. */
const PLACE = /^(?:[1-9]|10)$/;
const LOCK = "-l";

type MutableHand = { -readonly [Id in ThemeRoleId]?: HandRole };

/** "primary-2,text-1d3557-l": a role plays the second color of the palette, another one a color of its own, locked. */
export function writeHand(hand: Hand): string {
  return THEME_ROLE_IDS.flatMap((id) => {
    const role = hand[id];
    if (!role) return [];
    const source = typeof role.source === "number" ? role.source + 1 : writeColor(role.source);
    return [`${id}-${source}${role.isLocked ? LOCK : ""}`];
  }).join(",");
}

/** Entries that say nothing are left out, and `onBad` is told of them. */
export function readHand(text: string | null, colors: readonly Color[], onBad: (entry: string) => void): Hand {
  const hand: MutableHand = {};
  for (const entry of (text ?? "").slice(0, MAX_CHARACTERS).split(",")) {
    if (entry.trim() === "") continue;
    const [word, ...rest] = entry.trim().split("-");
    const id = THEME_ROLE_IDS.find((known) => known === word);
    const value = rest.join("-");
    const isLocked = value.endsWith(LOCK);
    const source = readSource(isLocked ? value.slice(0, -LOCK.length) : value, colors);
    const role = source === null ? null : handRole(source, isLocked, colors);
    if (id && role) hand[id] = role;
    else onBad(entry);
  }
  return hand;
}

/** A role that is locked no longer follows the palette: it keeps the color that it has. */
export function handRole(source: number | Color, isLocked: boolean, colors: readonly Color[]): HandRole | null {
  const color = typeof source === "number" ? colors[source] : opaque(source);
  if (!color) return null;
  return isLocked || typeof source !== "number" ? { source: color, isLocked } : { source, isLocked };
}

function readSource(text: string, colors: readonly Color[]): number | Color | null {
  if (!PLACE.test(text)) return readColor(text);
  const index = Number(text) - 1;
  return index < colors.length ? index : null;
}
