import { type Field, field } from "./fields.ts";
import * as notices from "./notices.ts";

type Pair = readonly [first: number, second: number];

/** Two different positions in a list of `count`, one-based: "2-1". */
export function pair(key: string, count: number): Field<Pair> {
  return field(key, [0, 1], {
    read: (text) => {
      const [, first, second] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
      const places = [Number(first) - 1, Number(second) - 1] as const;
      const isPair = places[0] !== places[1] && Math.min(...places) >= 0 && Math.max(...places) < count;
      return isPair ? places : undefined;
    },
    write: (places) => places.map((place) => place + 1).join("-"),
    notice: (text) => notices.unreadable("pair", text, "the first two colors"),
  });
}

/** The same pair after the item at `place` is gone; the first two if it was one of them. */
export function pairWithout([first, second]: Pair, place: number): Pair {
  const shift = (at: number) => (at > place ? at - 1 : at);
  return first === place || second === place ? [0, 1] : [shift(first), shift(second)];
}

/** Positions in a list of `count`, one letter or digit each: "02a". Positions outside the list are dropped. */
export function places(key: string, count: number, what: string): Field<readonly number[]> {
  const read = (text: string) => [...text].map((letter) => Number.parseInt(letter, 36));
  const isPlace = (place: number) => place < count;
  return field<readonly number[]>(key, [], {
    read: (text) => (read(text).every(isPlace) ? read(text) : undefined),
    fallback: (text) => read(text).filter(isPlace),
    write: (list) => list.map((place) => place.toString(36)).join(""),
    notice: (text) => {
      const bad = [...text].filter((letter) => !isPlace(Number.parseInt(letter, 36)));
      return notices.partlyUnreadable(what, bad);
    },
  });
}
