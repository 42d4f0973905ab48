import { colors, type Field, group, number, text, word } from "#app/tools/fields.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { cleanText } from "./changes.ts";
import { initial, MAX_COLORS, MAX_TITLE, NAMING_LISTS, type State } from "./state.ts";

/** Where a text asks, there are no colors in the address. */
const noColors: Field<readonly Color[]> = { initial: initial.colors, read: () => initial.colors, write: () => [] };

export const model = defineModel(
  group<State>({
    text: text("q", initial.text, (typed) => (typed.trim() === "" ? "" : cleanText(typed))),
    colors: ({ text }) => (text === "" ? colors("c", initial.colors, { min: 1, max: MAX_COLORS }) : noColors),
    active: ({ text, colors }) =>
      number("i", initial.active, { min: 0, max: text === "" ? colors.length - 1 : 0, isPlace: true }),
    list: word("l", initial.list, NAMING_LISTS, { what: "list of names" }),
    title: number("t", initial.title, { min: 0, max: MAX_TITLE }),
  }),
);
