import { color, colors } from "#app/tools/color-fields.ts";
import {
  type Field,
  field,
  flag,
  group,
  mapped,
  type Notify,
  number,
  type Range,
  range,
  readNumber,
  unusual,
  word,
} from "#app/tools/fields.ts";
import { gamutField } from "#app/tools/gamut-field.ts";
import { MODE_NAMES } from "#app/tools/mode-names.ts";
import { badSeed, unreadable } from "#app/tools/notices.ts";
import { defineModel, queryOf } from "#app/tools/tool-model.ts";
import {
  type ChannelLocks,
  type Constraints,
  type ContrastRole,
  isLocked,
  LOCKED,
  MAX_COLORS,
  MIN_COLORS,
  NO_CONSTRAINTS,
  type Slot,
} from "#color/generate/request.ts";
import { readColors, writeColor, writeColors } from "#color/text/address.ts";
import { colorPaletteGenerator as tool } from "#content/tools.ts";
import { generate } from "./palette/changes.ts";
import { type Engine, engineCode } from "./palette/engine.ts";
import { HARMONY_OPTIONS, MODE_OPTIONS } from "./palette/setting-words.ts";
import {
  CHANNELS,
  DEFAULT_COUNT,
  freeSlot,
  initial,
  MAX_DELTA_E,
  MAX_RATIO,
  MAX_ROLES,
  type State,
} from "./palette/state.ts";

const SEED = /^[a-z0-9]{1,8}$/;
const MAX_SEED_CHARACTERS = 8;
const initialColors = initial.slots.map(({ color }) => color);

/** "02" locks the first and third color; "1h" only the hue of the second, "1hl" its hue and lightness. */
const PLACE = /([0-9ab])([hcl]{0,3})/g;

const RATIO_STEP = 0.1;
const RATIO = { min: 1, max: MAX_RATIO, step: RATIO_STEP, isRounded: true };
const MAX_PAIRS = 66;
const ROLE = /^([0-9ab])([0-9ab])x([\d.]+)$/;
const { contrast, lightness, chroma } = NO_CONSTRAINTS;

/** Each rule has its own key. */
const constraints = group<Constraints>({
  minDeltaE: number("de", NO_CONSTRAINTS.minDeltaE, { min: 0, max: MAX_DELTA_E, unit: "ΔE", isRounded: true }),
  contrast: group<Constraints["contrast"]>({
    ends: number("ends", contrast.ends, RATIO),
    neighbors: number("near", contrast.neighbors, RATIO),
    pairs: field("pairs", contrast.pairs, {
      read: readPairs,
      write: ({ count, ratio }) => `${count}x${ratio}`,
      notice: (text) => unreadable("contrast of pairs", text),
    }),
    roles: field("roles", contrast.roles, {
      read: readRoles,
      write: (roles) => roles.map(writeRole).join(","),
      notice: (text) => unreadable("contrast of two colors", text),
    }),
  }),
  lightness: band("light", lightness, "any lightness"),
  lightnessSpread: mapped(
    number("spread", 0, { min: 0, max: 100, unit: "percent", isRounded: true }),
    (percent) => percent / 100,
    hundredths,
  ),
  chroma: band("chroma", chroma, "any chroma"),
  hueArc: range("arc", NO_CONSTRAINTS.hueArc, { max: 359, used: "all hues", isArc: true }),
  isColorBlindSafe: flag("cvd", NO_CONSTRAINTS.isColorBlindSafe, "color blindness"),
  gamut: gamutField("gamut"),
});

type Settings = Omit<State, "slots">;

const settings: Field<Settings> = group<Settings>({
  seed: field("s", initial.seed, {
    read: (text) => (SEED.test(text) ? text : undefined),
    write: (seed) => seed,
    notice: (text, used) => badSeed(text, MAX_SEED_CHARACTERS, used),
  }),
  harmony: word("h", initial.harmony, valuesOf(HARMONY_OPTIONS), {
    what: "harmony",
    nameOf: (harmony) => HARMONY_OPTIONS.find(({ value }) => value === harmony)?.label ?? harmony,
    // Short forms that people may type by hand.
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

export const model = modelWith(engineCode.get);

export function palettePath(state: State) {
  return tool.path + queryOf(model, state);
}

/** What the palette starts from: a typed text, or the only color in the address. Only the server can read it. */
export function startOf(query: URLSearchParams): string {
  const { colors, bad } = readColors(query.get("c") ?? "");
  return query.get("from") || (bad.length === 0 && colors.length === 1 ? colors.map(writeColor).join("") : "");
}

/** Without an engine, an address with a seed and no colors reads as the default palette. */
export function modelWith(getEngine: () => Engine | null) {
  return defineModel<State>({
    initial,
    read: (query, notify) => {
      const given = settings.read(query, notify);
      return { ...given, slots: readLocks(query.get("l"), readSlots(query, given, getEngine(), notify), notify) };
    },
    write: ({ slots, ...rest }) => {
      const text = writeColors(slots.map(({ color }) => color));
      // With a seed, colors are always written: an address with a seed and no colors gives a new palette.
      const usual = rest.seed === "" ? writeColors(initialColors) : "";
      return [
        ...unusual("c", text, usual),
        ...unusual("l", slots.map(({ locks }, index) => writeLock(locks, index)).join("")),
        ...settings.write(rest),
      ];
    },
  });
}

function readSlots(query: URLSearchParams, given: Settings, engine: Engine | null, notify: Notify): readonly Slot[] {
  if (query.has("c") || given.seed === "" || !engine) return list.read(query, notify).map(freeSlot);
  const slots = Array.from({ length: counts.read(query, notify) }, (_, index) =>
    freeSlot(initialColors[index % DEFAULT_COUNT] ?? initial.background),
  );
  return generate({ ...given, slots }, engine).slots;
}

function valuesOf<Value>(options: readonly { readonly value: Value }[]): readonly Value[] {
  return options.map(({ value }) => value);
}

/** A range of 0 to 1 in the state, in hundredths in the address. */
function band(key: string, [from, to]: Range, used: string): Field<Range> {
  const usual: Range = [hundredths(from), hundredths(to)];
  return mapped(
    range(key, usual, { max: usual[1], used }),
    ([least, most]): Range => [least / 100, most / 100],
    ([least, most]): Range => [hundredths(least), hundredths(most)],
  );
}

function writeRole({ first, second, ratio }: ContrastRole) {
  return `${first.toString(36)}${second.toString(36)}x${ratio}`;
}

function readRoles(text: string): readonly ContrastRole[] | undefined {
  const roles = text.split(",", MAX_ROLES).map((part) => {
    const [, first = "", second = "", number = ""] = ROLE.exec(part) ?? [];
    const ratio = readRatio(number);
    return ratio === null || first === second ? null : { first: placeOf(first), second: placeOf(second), ratio };
  });
  return roles.every((role) => role !== null) ? roles : undefined;
}

function readPairs(text: string): Constraints["contrast"]["pairs"] | undefined {
  const [, count, ratioText = ""] = /^(\d{1,2})x([\d.]+)$/.exec(text) ?? [];
  const ratio = readRatio(ratioText);
  return ratio === null || !(Number(count) <= MAX_PAIRS) ? undefined : { count: Number(count), ratio };
}

function readRatio(text: string): number | null {
  const ratio = readNumber(text, RATIO_STEP);
  return ratio !== null && ratio >= RATIO.min && ratio <= RATIO.max ? ratio : null;
}

function placeOf(digit: string): number {
  return Number.parseInt(digit, 36);
}

export function hundredths(value: number): number {
  return Math.round(value * 100);
}

function readLocks(text: string | null, slots: readonly Slot[], notify: Notify): readonly Slot[] {
  if (!text) return slots;
  const locks = new Map(
    [...text.matchAll(PLACE)].map(([, place, channels]) => [Number.parseInt(place ?? "", 36), channels ?? ""]),
  );
  const isRead = text.replace(PLACE, "") === "" && [...locks.keys()].every((place) => place < slots.length);
  if (!isRead) notify(unreadable("locks", text));
  return slots.map((slot, index) => {
    const channels = locks.get(index);
    return channels === undefined ? slot : { ...slot, locks: readChannels(channels) };
  });
}

function writeLock(locks: ChannelLocks, index: number) {
  const channels = CHANNELS.filter((channel) => locks[channel]).map((channel) => channel[0]);
  if (channels.length === 0) return "";
  return index.toString(36) + (isLocked(locks) ? "" : channels.join(""));
}

function readChannels(text: string): ChannelLocks {
  if (text === "") return LOCKED;
  return { hue: text.includes("h"), chroma: text.includes("c"), lightness: text.includes("l") };
}
