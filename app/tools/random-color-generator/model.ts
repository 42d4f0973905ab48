import { color } from "#app/tools/color-fields.ts";
import { type Field, field, flag, group, mapped, number, range, text, unusual, word } from "#app/tools/fields.ts";
import { gamutField } from "#app/tools/gamut-field.ts";
import { badSeed, notAColor, partlyUnreadable, tooManyColors } from "#app/tools/notices.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { RANDOM_STYLES } from "#color/generate/random-styles.ts";
import { readColor, writeColor } from "#color/text/address.ts";
import { cleanWord, trimEnd } from "./palette/changes.ts";
import {
  initial,
  MAX_CHROMA_HUNDREDTHS,
  MAX_COUNT,
  MAX_DELTA_E,
  MIN_COUNT,
  RATIOS,
  type Ratio,
  type State,
} from "./palette/state.ts";

const SEED = /^[a-z0-9]{1,16}$/;
/** In a list of colors: a place that the seed fills. */
const FREE = "x";
const USUAL_RATIO = 4.5;

type Asked = { readonly color: Color | null; readonly ratio: Ratio };

type Fixed = State["fixed"];

/** An address without a seed has no fixed colors: each visit gets new ones. */
export function hasSeed(query: URLSearchParams) {
  return query.has("s") || query.has("seed");
}

const seed: Field<string> = {
  initial: initial.seed,
  read: (query, notify) => {
    const given = (query.get("s") ?? query.get("seed") ?? initial.seed).trim().toLowerCase();
    if (SEED.test(given)) return given;
    notify(badSeed(given, 16, initial.seed));
    return initial.seed;
  },
  // Always written, because without it other people would see different colors.
  write: (value) => [["s", value]],
};

const fixed: Field<Fixed> = {
  initial: initial.fixed,
  read: (query, notify) => {
    const bad: string[] = [];
    const parts = (query.get("c") ?? "").split("-").filter((part) => part.trim() !== "");
    const found = parts.slice(0, MAX_COUNT).map((part) => {
      if (part === FREE) return null;
      const one = readColor(part);
      if (!one) bad.push(part);
      return one && { ...one, alpha: 1 };
    });
    if (bad.length > 0) notify(notAColor(bad));
    if (parts.length > MAX_COUNT) notify(tooManyColors(parts.length, MAX_COUNT));
    return trimEnd(found);
  },
  write: (list) => unusual("c", list.map((one) => (one ? writeColor(one) : FREE)).join("-")),
};

/** Sorts the ends: "80-20" means "20-80". */
function band(key: string, usual: State["lightness"], max: number, what: string) {
  return mapped(
    range(key, usual, { max, used: `any ${what}`, sign: "-", isArc: true }),
    (ends): State["lightness"] => [Math.min(...ends), Math.max(...ends)],
    (ends) => ends,
  );
}

const contrast = mapped<Asked, State["contrast"]>(
  group<Asked>({
    color: color("on", null, { isOpaque: true, what: "background color" }),
    ratio: word("ratio", USUAL_RATIO, RATIOS, { what: "contrast" }),
  }),
  ({ color, ratio }) => color && { color, ratio },
  (asked) => asked ?? { color: null, ratio: USUAL_RATIO },
);

/** Colors in the address are locked, unless the address lists other locks. */
function keptOf(count: number, given: Fixed): Field<State["kept"]> {
  const placeOf = (part: string) => (/^\d{1,3}$/.test(part) ? Number(part) - 1 : Number.NaN);
  const isBad = (part: string) => !(placeOf(part) < count);
  const usual = given.flatMap((one, place) => (one ? [place] : []));
  const tidy = (list: string) => {
    const places = list.split("-").map(placeOf);
    return [...new Set(places.filter((place) => place >= 0 && place < count))].sort((a, b) => a - b);
  };
  return field<State["kept"]>("k", usual, {
    read: (list) => (list.split("-").some(isBad) ? undefined : tidy(list)),
    fallback: tidy,
    write: (list) => list.map((place) => place + 1).join("-") || "0",
    notice: (list) => partlyUnreadable("locks", list.split("-").filter(isBad)),
  });
}

export const model = defineModel(
  mapped(
    group<State>({
      seed,
      count: number("n", initial.count, { min: MIN_COUNT, max: MAX_COUNT, unit: "colors", isClamped: true }),
      style: word("style", initial.style, RANDOM_STYLES, { what: "style" }),
      word: text("named", initial.word, cleanWord),
      hueArc: range("h", initial.hueArc, { max: 359, used: "all hues", sign: "-", isArc: true }),
      lightness: band("l", initial.lightness, 100, "lightness"),
      chroma: band("ch", initial.chroma, MAX_CHROMA_HUNDREDTHS, "chroma"),
      minDeltaE: number("d", initial.minDeltaE, { min: 0, max: MAX_DELTA_E, unit: "ΔE", isClamped: true }),
      contrast,
      isColorBlindSafe: flag("safe", initial.isColorBlindSafe, "color blindness"),
      gamut: gamutField("g"),
      fixed,
      kept: ({ count, fixed }) => keptOf(Math.max(count, fixed.length), fixed),
    }),
    (state): State => ({ ...state, count: Math.max(state.count, state.fixed.length) }),
    (state) => state,
  ),
);
