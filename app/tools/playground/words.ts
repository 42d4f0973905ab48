import type { Color } from "#color/color.ts";
import { ROLE_NAMES, THEME_ROLE_IDS, type Theme, type ThemeRole, type ThemeRoleId } from "#color/roles/theme-roles.ts";
import { writeColor } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { type HandRole, type State, THEMES } from "./state.ts";

type NameOf = (color: Color) => string;

/** "Lollipop, #DB073D". */
export function describeColor(color: Color, nameOf: NameOf): string {
  const name = nameOf(color);
  return name ? `${name}, ${printHex(color)}` : printHex(color);
}

export function describeOrigin(role: ThemeRole, hand: HandRole | undefined): string {
  const place = role.index === null ? "made for this theme" : `color ${role.index + 1} of the palette`;
  if (hand?.isLocked) return "locked";
  if (!hand) return place;
  return role.index === null ? "set by hand" : `${place}, by hand`;
}

/** Describes a change in one sentence; "" if it doesn't affect colors. */
export function describeChange(before: State, after: State, nameOf: NameOf): string {
  const changed = after.slots.filter(({ color }, index) => {
    const old = before.slots[index];
    return !old || writeColor(old.color) !== writeColor(color);
  });
  if (changed.length > 0 || before.slots.length !== after.slots.length)
    return `Palette: ${after.slots.map(({ color }) => describeColor(color, nameOf)).join("; ")}.`;
  const lock = after.slots.findIndex((slot, index) => slot.isLocked !== before.slots[index]?.isLocked);
  const slot = after.slots[lock];
  if (slot) return `Color ${lock + 1} is ${slot.isLocked ? "locked" : "unlocked"}.`;
  const parts = THEMES.flatMap((theme) =>
    THEME_ROLE_IDS.filter((id) => before.hand[theme][id] !== after.hand[theme][id]).map((id) =>
      describeRole(id, theme, after, nameOf),
    ),
  );
  return parts.length > 6 ? `${parts.length} roles changed.` : parts.join(" ");
}

function describeRole(id: ThemeRoleId, theme: Theme, { slots, hand }: State, nameOf: NameOf): string {
  const role = hand[theme][id];
  const where = `${ROLE_NAMES[id]}, ${theme} theme`;
  if (!role) return `${where}: recalculated.`;
  const color = typeof role.source === "number" ? slots[role.source]?.color : role.source;
  return `${where}: ${color ? describeColor(color, nameOf) : ""}${role.isLocked ? ", locked" : ""}.`;
}
