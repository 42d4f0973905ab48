import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";

/** The lists that a palette can be named from. */
export const NAMING_LISTS = ["best", "all", "css", "xkcd", "x11"] as const;
export type NamingList = (typeof NAMING_LISTS)[number];

export type State = {
  /** What was typed: a name, a value, several values. "" where `colors` are what is asked about. */
  readonly text: string;
  /** 1 to 12; those of the initial state where a text asks. */
  readonly colors: readonly Color[];
  /** The color whose neighbors are shown. */
  readonly active: number;
  readonly list: NamingList;
  /** Which of the titles that its names make a palette has; beyond the last one they begin again. */
  readonly title: number;
};

export const MAX_COLORS = 12;
/** Room for a dozen colors in any notation. */
export const MAX_TEXT_CHARACTERS = 1000;
export const MAX_TITLE = 99;

export const initial: State = {
  text: "",
  colors: [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map(fromRgb24),
  active: 0,
  list: "best",
  title: 0,
};
