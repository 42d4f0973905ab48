import type { Crop } from "#app/frame/picture/picture.ts";
import { field, group, mapped, number, word } from "#app/tools/fields.ts";
import { PICTURE_REPLACED, unreadable } from "#app/tools/notices.ts";
import { type Pictured, pictureField } from "#app/tools/picture-field.ts";
import { places } from "#app/tools/place-fields.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import {
  FIRST_SAMPLE,
  IGNORE_LETTERS,
  initial,
  MAX_COLORS,
  MAX_MERGE,
  MIN_COUNT,
  MIN_CROP,
  STRATEGIES,
  type State,
  swatchesOf,
} from "./state.ts";

const NOTHING = "n";

type Parts = Omit<State, "picture" | "swatches"> & {
  readonly pictured: Pictured;
  readonly locks: readonly number[];
};

export const model = defineModel(
  mapped<Parts, State>(
    group<Parts>({
      pictured: pictureField(FIRST_SAMPLE, swatchesOf, {
        min: 1,
        max: MAX_COLORS,
        isOpaque: true,
        gone: PICTURE_REPLACED,
      }),
      locks: ({ pictured }) => places("l", pictured.marks.length, "locks"),
      count: ({ pictured }) =>
        number("n", Math.max(MIN_COUNT, pictured.marks.length), { min: MIN_COUNT, max: MAX_COLORS, unit: "colors" }),
      strategy: word("s", initial.strategy, STRATEGIES, { what: "way to choose colors" }),
      ignore: field("x", initial.ignore, {
        read: readIgnore,
        write: writeIgnore,
        notice: (text) => unreadable("ignored areas", text, "transparent areas"),
      }),
      mergeDeltaE: number("m", initial.mergeDeltaE, { min: 0, max: MAX_MERGE, unit: "ΔE" }),
      crop: field("r", initial.crop, {
        read: readCrop,
        write: (crop) => (crop ? [crop.x, crop.y, crop.width, crop.height].join(".") : ""),
        notice: (text) => unreadable("crop", text, "the whole picture"),
      }),
    }),
    ({ pictured: { picture, marks }, locks, ...rest }) => ({
      ...rest,
      picture,
      swatches: marks.map(({ color, point }, place) => ({ color, point, isLocked: locks.includes(place) })),
    }),
    ({ picture, swatches, ...rest }) => ({
      ...rest,
      pictured: { picture, marks: swatches },
      locks: swatches.flatMap(({ isLocked }, place) => (isLocked ? [place] : [])),
    }),
  ),
);

/** Reads the letters of what to leave out; "n" means nothing. */
function readIgnore(text: string): State["ignore"] | undefined {
  if (text !== NOTHING && !/^[twb]+$/.test(text)) return undefined;
  const has = (key: keyof typeof IGNORE_LETTERS) => text.includes(IGNORE_LETTERS[key]);
  return { white: has("white"), background: has("background"), transparent: has("transparent") };
}

function writeIgnore(ignore: State["ignore"]): string {
  const { transparent, white, background } = IGNORE_LETTERS;
  const letters = [ignore.transparent && transparent, ignore.white && white, ignore.background && background];
  return letters.filter(Boolean).join("") || NOTHING;
}

function readCrop(text: string): Crop | undefined {
  const [, x, y, width, height] = (/^(\d{1,4})\.(\d{1,4})\.(\d{1,4})\.(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  const fits = width >= MIN_CROP && height >= MIN_CROP && x + width <= 1000 && y + height <= 1000;
  return fits ? { x, y, width, height } : undefined;
}
