import { PICTURE_ID, readPoints, writePoints } from "#app/frame/picture/point-list.ts";
import { SAMPLE_SIZES } from "#app/frame/picture/read-color.ts";
import { findSample } from "#app/frame/picture/samples.ts";
import { readColorList } from "#app/tools/read-color-list.ts";
import type { ToolModel } from "#app/tools/tool-model.ts";
import { writeColors } from "#color/text/address.ts";
import { initial, MAX_PINS, type Pin, pinsOf, type State } from "./state.ts";

export const model: ToolModel<State> = { initial, read, write };

function read(query: URLSearchParams) {
  const notices: string[] = [];
  const id = query.get("i");
  const text = query.get("c");
  const isId = id === null || PICTURE_ID.test(id);
  if (!isId) notices.push("The picture of this address is none that there can be.");
  const named = isId ? id : null;
  if (text === null && named !== null && !findSample(named)) {
    notices.push("A link does not hold the picture: open it again to pick from it.");
  }
  const picture = text === null ? (named ?? initial.picture) : named;
  const pins = text === null ? pinsOf(picture) : readPins(text, picture === null ? null : query.get("p"), notices);
  const size = SAMPLE_SIZES.find((known) => String(known) === (query.get("n") ?? "1"));
  if (!size) notices.push(`A color can be the mean of ${SAMPLE_SIZES.join(", ")} pixels across.`);
  const pair = readPair(query.get("v"), pins.length);
  if (!pair) notices.push("The pair of this address is not among its colors.");
  const state: State = { picture, pins, size: size ?? initial.size, pair: pair ?? initial.pair };
  return { state, notices };
}

function write({ picture, pins, size, pair }: State): URLSearchParams {
  const colors = writeColors(pins.map(({ color }) => color));
  const points = writePoints(pins);
  const usual = pinsOf(picture);
  const isUsual =
    picture !== null && colors === writeColors(usual.map(({ color }) => color)) && points === writePoints(usual);
  const parts: [string, string, boolean][] = [
    ["i", picture ?? "", picture !== null && !(isUsual && picture === initial.picture)],
    ["c", colors, !isUsual],
    ["p", points, !isUsual && pins.some(({ point }) => point !== null)],
    ["n", String(size), size !== initial.size],
    ["v", pair.map((place) => place + 1).join("-"), pair.join() !== initial.pair.join()],
  ];
  return new URLSearchParams(parts.flatMap(([key, value, isSaid]) => (isSaid ? [[key, value]] : [])));
}

function readPins(text: string, pointsText: string | null, notices: string[]): readonly Pin[] {
  const { colors, notices: said } = readColorList(text, [], { min: 0, max: MAX_PINS });
  notices.push(...said);
  const points = readPoints(pointsText, colors.length);
  if (!points) notices.push("The places of the colors in the picture could not be read.");
  return colors.map((color, place) => ({ color, point: points?.[place] ?? null }));
}

/** "2-1", counted from 1. */
function readPair(text: string | null, count: number): State["pair"] | null {
  if (text === null) return initial.pair;
  const [, first, second] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const pair = [Number(first) - 1, Number(second) - 1] as const;
  return pair[0] !== pair[1] && Math.min(...pair) >= 0 && Math.max(...pair) < count ? pair : null;
}
