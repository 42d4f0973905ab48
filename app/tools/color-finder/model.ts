import { color, colors } from "#app/tools/color-fields.ts";
import { field, group, mapped, range, word } from "#app/tools/fields.ts";
import { unreadable } from "#app/tools/notices.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import {
  CONTRASTS,
  FARTHEST,
  FINDER_LABELS,
  FINDER_SETS,
  initial,
  MAX_CHROMA,
  MAX_HUE_WIDTH,
  MAX_LIGHTNESS,
  MIN_HUE_WIDTH,
  SPELLINGS,
  type State,
} from "./state.ts";

/** Between the ends of a range, as between the channels of a color. */
const RANGE_SIGN = "~";
const MAX_DEGREES = 359;

type Parts = Omit<State, "color" | "hue" | "hueWidth"> & {
  readonly colors: readonly Color[];
  readonly hue: Hue;
};
type Hue = readonly [center: number | null, width: number];

export const model = defineModel(
  mapped<Parts, State>(
    group<Parts>({
      colors: colors("c", [initial.color], { min: 1, max: 1, formKey: "c" }),
      set: word("s", initial.set, FINDER_SETS, { what: "set of colors", nameOf: (set) => FINDER_LABELS[set] }),
      hue: field("h", [initial.hue, initial.hueWidth], {
        read: readHue,
        write: ([center, width]) =>
          center === null && width === initial.hueWidth ? "" : `${center ?? "any"}${RANGE_SIGN}${width}`,
        notice: (text) => unreadable("hues", text, "all hues"),
      }),
      lightness: range("l", initial.lightness, { max: MAX_LIGHTNESS, used: "any lightness" }),
      chroma: range("k", initial.chroma, { max: MAX_CHROMA, used: "any chroma" }),
      background: color("bg", initial.background, { isOpaque: true, what: "background color" }),
      contrast: word("cr", initial.contrast, CONTRASTS, { what: "contrast" }),
      apartFrom: color("cb", initial.apartFrom, { isOpaque: true, what: "color to tell apart" }),
      spelling: word("w", initial.spelling, SPELLINGS, { what: "spelling" }),
      farthest: word("d", initial.farthest, FARTHEST, {
        what: "distance",
        nameOf: (limit) => (limit === 0 ? "no limit" : String(limit)),
      }),
    }),
    ({ colors: [first = initial.color], hue: [hue, hueWidth], ...rest }) => ({
      ...rest,
      color: first,
      hue,
      hueWidth,
    }),
    ({ color: first, hue, hueWidth, ...rest }) => ({ ...rest, colors: [first], hue: [hue, hueWidth] }),
  ),
);

/** "200~30": 30 degrees to both sides; "any~30" keeps the width while all hues are taken; "200" takes the usual width. */
function readHue(text: string): Hue | undefined {
  const [, center, width] = /^(\d{1,3}|any)(?:~(\d{1,3}))?$/.exec(text) ?? [];
  const hueWidth = width === undefined ? initial.hueWidth : Number(width);
  if (center === undefined || hueWidth < MIN_HUE_WIDTH || hueWidth > MAX_HUE_WIDTH) return undefined;
  if (center === "any") return [null, hueWidth];
  return Number(center) <= MAX_DEGREES ? [Number(center), hueWidth] : undefined;
}
