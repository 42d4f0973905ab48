import { colors } from "#app/tools/color-fields.ts";
import { type Field, group, mapped, unusual, word } from "#app/tools/fields.ts";
import { partlyUnreadable } from "#app/tools/notices.ts";
import { places } from "#app/tools/place-fields.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { THEME_ROLE_IDS, type ThemeRoleId } from "#color/roles/theme-roles.ts";
import { readColor, writeColor } from "#color/text/address.ts";
import {
  colorsOf,
  freeSlot,
  type Hand,
  type HandRole,
  handRole,
  initial,
  MAX_COLORS,
  type State,
  TEMPLATES,
  VIEWS,
} from "./state.ts";

const MAX_CHARACTERS = 2048;
/** The position of a color in the palette, counted from 1. */
const PLACE = /^(?:[1-9]|10)$/;
const LOCK = "-l";

type Parts = Omit<State, "slots"> & { readonly colors: readonly Color[]; readonly locks: readonly number[] };

export const model = defineModel(
  mapped<Parts, State>(
    group<Parts>({
      colors: colors("c", colorsOf(initial), { min: 1, max: MAX_COLORS, isOpaque: true }),
      locks: ({ colors }) => places("l", colors.length, "locks"),
      template: word("t", initial.template, TEMPLATES, { what: "template" }),
      view: word("v", initial.view, VIEWS, { what: "theme" }),
      hand: ({ colors }) => group({ light: handField("light", colors), dark: handField("dark", colors) }),
    }),
    ({ colors, locks, ...rest }) => ({
      ...rest,
      slots: colors.map((color, place) => ({ ...freeSlot(color), isLocked: locks.includes(place) })),
    }),
    ({ slots, ...rest }) => ({
      ...rest,
      colors: slots.map(({ color }) => color),
      locks: slots.flatMap(({ isLocked }, place) => (isLocked ? [place] : [])),
    }),
  ),
);

/** Skips invalid entries, with a notice. */
function handField(key: string, palette: readonly Color[]): Field<Hand> {
  return {
    initial: {},
    read: (query, notify) => {
      const hand: { -readonly [Id in ThemeRoleId]?: HandRole } = {};
      const bad: string[] = [];
      for (const entry of (query.get(key) ?? "").slice(0, MAX_CHARACTERS).split(",")) {
        if (entry.trim() === "") continue;
        const [word, ...rest] = entry.trim().split("-");
        const id = THEME_ROLE_IDS.find((known) => known === word);
        const value = rest.join("-");
        const isLocked = value.endsWith(LOCK);
        const source = readSource(isLocked ? value.slice(0, -LOCK.length) : value, palette);
        const role = source === null ? null : handRole(source, isLocked, palette);
        if (id && role) hand[id] = role;
        else bad.push(entry);
      }
      if (bad.length > 0) notify(partlyUnreadable(`${key} roles`, bad));
      return hand;
    },
    write: (hand) => unusual(key, writeHand(hand)),
  };
}

/** "primary-2,text-1d3557-l": one role uses the second palette color, the other a custom color, locked. */
function writeHand(hand: Hand): string {
  return THEME_ROLE_IDS.flatMap((id) => {
    const role = hand[id];
    if (!role) return [];
    const source = typeof role.source === "number" ? role.source + 1 : writeColor(role.source);
    return [`${id}-${source}${role.isLocked ? LOCK : ""}`];
  }).join(",");
}

function readSource(text: string, colors: readonly Color[]): number | Color | null {
  if (!PLACE.test(text)) return readColor(text);
  const index = Number(text) - 1;
  return index < colors.length ? index : null;
}
