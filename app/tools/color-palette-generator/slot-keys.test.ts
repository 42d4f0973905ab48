import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { insertColor, moveColor, removeColor, setColor } from "./changes.ts";
import { generate } from "./generate.ts";
import { firstKeys, followSlots } from "./slot-keys.ts";
import { initial } from "./state.ts";

const first = firstKeys(initial.slots);
const keysAfter = (slots: typeof initial.slots) => followSlots(first, slots).keys;

test("a color that moved keeps its key", () => {
  expect(keysAfter(moveColor(initial, 0, 2).slots)).toEqual([1, 2, 0, 3, 4]);
});

test("colors drawn anew or chosen take the keys of their places", () => {
  expect(keysAfter(generate(initial, "abc").slots)).toEqual([0, 1, 2, 3, 4]);
  expect(keysAfter(setColor(initial, 3, fromRgb24(0)).slots)).toEqual([0, 1, 2, 3, 4]);
});

test("a removed color takes its key along, and an added one gets a new one", () => {
  expect(keysAfter(removeColor(initial, 1).slots)).toEqual([0, 2, 3, 4]);
  expect(keysAfter(insertColor(initial, 1).slots)).toEqual([0, 5, 1, 2, 3, 4]);
});

test("keys are never used twice, whatever follows", () => {
  let keyed = first;
  let state = initial;
  for (let round = 0; round < 40; round++) {
    state = round % 3 === 0 ? insertColor(state, 1) : round % 3 === 1 ? moveColor(state, 0, 2) : removeColor(state, 0);
    keyed = followSlots(keyed, state.slots);
    expect(new Set(keyed.keys).size).toBe(state.slots.length);
  }
});
