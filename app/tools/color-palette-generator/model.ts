import { color, colors } from "#app/tools/color-fields.ts";
import { type Field, field, group, type Notify, number, unusual, word } from "#app/tools/fields.ts";
import { MODE_NAMES } from "#app/tools/mode-names.ts";
import { badSeed } from "#app/tools/notices.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import type { Slot } from "#color/generate/request.ts";
import { MAX_COLORS, MIN_COLORS } from "#color/generate/request.ts";
import { writeColors } from "#color/text/address.ts";
import { constraints } from "./address-constraints.ts";
import { readLocks, writeLocks } from "./address-locks.ts";
import { generate } from "./generate.ts";
import { HARMONY_OPTIONS, MODE_OPTIONS } from "./setting-words.ts";
import { DEFAULT_COUNT, freeSlot, initial, type State } from "./state.ts";

const SEED = /^[a-z0-9]{1,8}$/;
const MAX_SEED_CHARS = 8;
const initialColors = initial.slots.map(({ color }) => color);

type Settings = Omit<State, "slots">;

const settings: Field<Settings> = group<Settings>({
  seed: field("s", initial.seed, {
    read: (text) => (SEED.test(text) ? text : undefined),
    write: (seed) => seed,
    notice: (text, used) => badSeed(text, MAX_SEED_CHARS, used),
  }),
  harmony: word("h", initial.harmony, valuesOf(HARMONY_OPTIONS), {
    what: "harmony",
    nameOf: (harmony) => HARMONY_OPTIONS.find(({ value }) => value === harmony)?.label ?? harmony,
    // Short forms that people may write by hand.
    aliases: { triad: "triadic", complement: "complementary", mono: "monochromatic" },
  }),
  mode: word("m", initial.mode, valuesOf(MODE_OPTIONS), { what: "mode", nameOf: (mode) => MODE_NAMES[mode] }),
  hue: word("hue", initial.hue, ["constant", "shifted"], { what: "hue handling" }),
  boldness: number("b", initial.boldness, { min: 0, max: 100, unit: "percent", isRounded: true }),
  constraints,
  background: color("bg", initial.background, { isOpaque: true, what: "background color" }),
});

const list = colors("c", initialColors, { min: MIN_COLORS, max: MAX_COLORS, isOpaque: true });
const counts = number("n", DEFAULT_COUNT, { min: MIN_COLORS, max: MAX_COLORS, unit: "colors" });

export const model = defineModel<State>({
  initial,
  read: (query, notify) => {
    const given = settings.read(query, notify);
    return { ...given, slots: readLocks(query.get("l"), readSlots(query, given, notify), notify) };
  },
  write: ({ slots, ...rest }) => {
    const text = writeColors(slots.map(({ color }) => color));
    // With a seed and no colors an address asks for a new palette.
    const usual = rest.seed === "" ? writeColors(initialColors) : "";
    return [
      ...unusual([
        ["c", text, usual],
        ["l", writeLocks(slots), ""],
      ]),
      ...settings.write(rest),
    ];
  },
});

function readSlots(query: URLSearchParams, given: Settings, notify: Notify): readonly Slot[] {
  if (query.has("c") || given.seed === "") return list.read(query, notify).map(freeSlot);
  const slots = Array.from({ length: counts.read(query, notify) }, (_, index) =>
    freeSlot(initialColors[index % DEFAULT_COUNT] ?? initial.background),
  );
  return generate({ ...given, slots }, given.seed).slots;
}

function valuesOf<Value>(options: readonly { readonly value: Value }[]): readonly Value[] {
  return options.map(({ value }) => value);
}
