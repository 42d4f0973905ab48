import type { Point } from "#app/frame/picture/picture.ts";
import { PICTURE_ID, readPoints, writePoints } from "#app/frame/picture/points.ts";
import { findSample } from "#app/frame/picture/samples.ts";
import type { Color } from "#color/color.ts";
import { writeColors } from "#color/text/address.ts";
import { colors } from "./color-fields.ts";
import type { Field, Notify, Part } from "./fields.ts";
import { unreadable } from "./notices.ts";

/** A picked color; `point` is null if it came from elsewhere, such as the screen. */
export type Mark = { readonly color: Color; readonly point: Point | null };
export type Pictured = { readonly picture: string | null; readonly marks: readonly Mark[] };

type Options = {
  readonly min: number;
  readonly max: number;
  readonly isOpaque?: boolean;
  /** Colors keep belonging to their picture, even if this browser doesn't have it. */
  readonly keepsUnknown?: boolean;
  /** The notice for a link with only a picture, because links can't hold pictures. */
  readonly gone: string;
};

/** A picture (`i`) with colors (`c`) and their positions in it (`p`). Samples have their own initial marks. */
export function pictureField(
  initial: string,
  marksOf: (picture: string | null) => readonly Mark[],
  { gone, keepsUnknown = false, ...limits }: Options,
): Field<Pictured> {
  const usualColors = limits.min > 0 ? marksOf(initial).map(({ color }) => color) : [];
  const list = colors("c", usualColors, limits);
  return {
    initial: { picture: initial, marks: marksOf(initial) },
    read: (query, notify) => {
      const id = readId(query.get("i"), notify);
      if (!query.has("c")) {
        const isGone = id !== null && !findSample(id);
        if (isGone) notify(gone);
        const picture = isGone && !keepsUnknown ? initial : (id ?? initial);
        return { picture, marks: marksOf(picture) };
      }
      const found = list.read(query, notify);
      const places = query.get("p");
      const points = id === null ? [] : readPoints(places, found.length);
      if (!points) notify(unreadable("positions", places ?? ""));
      return { picture: id, marks: found.map((color, place) => ({ color, point: points?.[place] ?? null })) };
    },
    write: ({ picture, marks }) => {
      const [text, points] = textsOf(marks);
      const [usualText, usualPoints] = textsOf(marksOf(picture));
      const isUsual = picture !== null && text === usualText && points === usualPoints;
      const own: Part[] = isUsual ? [] : [["c", text]];
      if (!isUsual && marks.some(({ point }) => point !== null)) own.push(["p", points]);
      return picture === null || (isUsual && picture === initial) ? own : [["i", picture], ...own];
    },
  };
}

function readId(text: string | null, notify: Notify): string | null {
  if (text === null || PICTURE_ID.test(text)) return text;
  notify(unreadable("picture", text));
  return null;
}

/** Colors and points as in an address. */
export function textsOf(marks: readonly Mark[]) {
  return [writeColors(marks.map(({ color }) => color)), writePoints(marks)] as const;
}
