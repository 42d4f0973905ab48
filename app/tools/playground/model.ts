import { colors } from "#app/tools/color-fields.ts";
import { type Field, group, mapped, unusual, word } from "#app/tools/fields.ts";
import { partlyUnreadable } from "#app/tools/notices.ts";
import { places } from "#app/tools/place-fields.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { readHand, writeHand } from "./address-hand.ts";
import { colorsOf, freeSlot, type Hand, initial, MAX_COLORS, type State, TEMPLATES, VIEWS } from "./state.ts";

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

function handField(key: string, palette: readonly Color[]): Field<Hand> {
  return {
    initial: {},
    read: (query, notify) => {
      const bad: string[] = [];
      const hand = readHand(query.get(key), palette, (entry) => bad.push(entry));
      if (bad.length > 0) notify(partlyUnreadable(`${key} roles`, bad));
      return hand;
    },
    write: (hand) => unusual([[key, writeHand(hand), ""]]),
  };
}
