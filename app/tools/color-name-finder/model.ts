import { colors } from "#app/tools/color-fields.ts";
import { constant, group, number, text, word } from "#app/tools/fields.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import { cleanText } from "./changes.ts";
import { initial, MAX_COLORS, MAX_TITLE, NAMING_LISTS, type State } from "./state.ts";

export const model = defineModel(
  group<State>({
    text: text("q", initial.text, (typed) => (typed.trim() === "" ? "" : cleanText(typed))),
    // Where a text asks, there are no colors in the address.
    colors: ({ text }) =>
      text === "" ? colors("c", initial.colors, { min: 1, max: MAX_COLORS }) : constant(initial.colors),
    active: ({ text, colors }) =>
      number("i", initial.active, { min: 0, max: text === "" ? colors.length - 1 : 0, isPlace: true }),
    list: word("l", initial.list, NAMING_LISTS, { what: "list of names" }),
    title: number("t", initial.title, { min: 0, max: MAX_TITLE }),
  }),
  // The first version named from all names unless its address said otherwise.
  [(query) => query.get("l") || query.set("l", "all")],
);
