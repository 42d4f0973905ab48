import type { Crop } from "#app/frame/picture/picture.ts";
import { PICTURE_ID, readPoints, writePoints } from "#app/frame/picture/point-list.ts";
import { findSample } from "#app/frame/picture/samples.ts";
import { readColorList } from "#app/tools/read-color-list.ts";
import type { ToolModel } from "#app/tools/tool-model.ts";
import { writeColors } from "#color/text/address.ts";
import {
  defaultsOf,
  IGNORE_LETTERS,
  initial,
  MAX_COLORS,
  MAX_MERGE,
  MIN_COUNT,
  MIN_CROP,
  STRATEGIES,
  type State,
  type Swatch,
} from "./state.ts";

export const model: ToolModel<State> = { initial, read, write };

function read(query: URLSearchParams) {
  const notices: string[] = [];
  const id = query.get("i");
  const isId = id === null || PICTURE_ID.test(id);
  if (!isId) notices.push("The picture of this address is none that there can be.");
  const { swatches, picture } = readSwatches(query, isId ? id : null, notices);
  const strategy = STRATEGIES.find((known) => known === (query.get("s") ?? initial.strategy));
  if (!strategy) notices.push("This address asks for a choice of colors that there is not.");
  const ignored = query.get("x") ?? IGNORE_LETTERS.transparent;
  const isIgnore = ignored === "n" || /^[twb]+$/.test(ignored);
  if (!isIgnore) notices.push("What this address leaves out could not be read.");
  const has = (key: keyof typeof IGNORE_LETTERS) =>
    isIgnore ? ignored.includes(IGNORE_LETTERS[key]) : initial.ignore[key];
  const crop = readCrop(query.get("r"));
  if (crop === undefined) notices.push("The part of the picture in this address could not be read.");
  const isMany = (key: string, least: number, most: number, usual: number) => {
    const value = Number(query.get(key) ?? usual);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    notices.push(
      key === "n" ? `There can be ${least} to ${most} colors.` : `Colors can be kept 0 to ${most} ΔE apart.`,
    );
    return usual;
  };
  const state: State = {
    picture,
    swatches,
    count: isMany("n", MIN_COUNT, MAX_COLORS, Math.max(MIN_COUNT, swatches.length)),
    strategy: strategy ?? initial.strategy,
    ignore: { white: has("white"), background: has("background"), transparent: has("transparent") },
    mergeDeltaE: isMany("m", 0, MAX_MERGE, initial.mergeDeltaE),
    crop: crop ?? null,
  };
  return { state, notices };
}

function readSwatches(query: URLSearchParams, id: string | null, notices: string[]) {
  const text = query.get("c");
  const sample = findSample(id)?.id ?? (id === null || text === null ? initial.picture : null);
  if (text === null) {
    if (id !== null && id !== sample) notices.push("A link does not hold the picture, so a sample stands here.");
    return withLocks(query, sample, defaultsOf(sample) ?? initial.swatches, notices);
  }
  const { colors, notices: said } = readColorList(
    text,
    initial.swatches.map(({ color }) => color),
    { min: 1, max: MAX_COLORS },
  );
  notices.push(...said);
  if (colors.some(({ alpha }) => alpha !== 1))
    notices.push("The colors of a palette are opaque, so alpha is left out.");
  const points = id === null ? [] : readPoints(query.get("p"), colors.length);
  if (!points) notices.push("The places of the colors in the picture could not be read.");
  const swatches = colors.map((color, place) => ({
    color: { ...color, alpha: 1 },
    point: points?.[place] ?? null,
    isLocked: false,
  }));
  return withLocks(query, id, swatches, notices);
}

function withLocks(query: URLSearchParams, picture: string | null, swatches: readonly Swatch[], notices: string[]) {
  const text = query.get("l") ?? "";
  const locked = [...text].map((letter) => Number.parseInt(letter, 36));
  if (!locked.every((place) => place < swatches.length)) notices.push("Some locks of this address lock no color.");
  return { picture, swatches: swatches.map((swatch, place) => ({ ...swatch, isLocked: locked.includes(place) })) };
}

function write({ picture, swatches, count, strategy, ignore, mergeDeltaE, crop }: State): URLSearchParams {
  const colors = writeColors(swatches.map(({ color }) => color));
  const points = writePoints(swatches);
  const usual = defaultsOf(picture);
  const isUsual =
    usual !== null && colors === writeColors(usual.map(({ color }) => color)) && points === writePoints(usual);
  const letters = Object.entries(IGNORE_LETTERS).flatMap(([key, letter]) =>
    ignore[key as keyof typeof IGNORE_LETTERS] ? [letter] : [],
  );
  const parts: [string, string, boolean][] = [
    ["i", picture ?? "", picture !== null && !(isUsual && picture === initial.picture)],
    ["c", colors, !isUsual],
    ["p", points, !isUsual && swatches.some(({ point }) => point !== null)],
    [
      "l",
      swatches.flatMap(({ isLocked }, place) => (isLocked ? [place.toString(36)] : [])).join(""),
      swatches.some(({ isLocked }) => isLocked),
    ],
    ["n", String(count), count !== Math.max(MIN_COUNT, swatches.length)],
    ["s", strategy, strategy !== initial.strategy],
    ["x", letters.join("") || "n", letters.join("") !== IGNORE_LETTERS.transparent],
    ["m", String(mergeDeltaE), mergeDeltaE !== initial.mergeDeltaE],
    ["r", crop ? [crop.x, crop.y, crop.width, crop.height].join(".") : "", crop !== null],
  ];
  return new URLSearchParams(parts.flatMap(([key, value, isSaid]) => (isSaid ? [[key, value]] : [])));
}

/** Null for none, undefined for one that cannot be. */
function readCrop(text: string | null): Crop | null | undefined {
  if (text === null) return null;
  const [, x, y, width, height] = (/^(\d{1,4})\.(\d{1,4})\.(\d{1,4})\.(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  const fits = width >= MIN_CROP && height >= MIN_CROP && x + width <= 1000 && y + height <= 1000;
  return fits ? { x, y, width, height } : undefined;
}
