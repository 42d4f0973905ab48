import { COLOR_FAMILIES, type ColorFamily, HUE_STEP_DEGREES } from "#color/family.ts";
import type { NameSort } from "#color/names.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { quoted } from "#color/text/quoted.ts";

export type Filter = {
  readonly family?: ColorFamily | undefined;
  /** "A" to "Z" or DIGITS. */
  readonly letter?: string | undefined;
  /** 0, 30 … 330. */
  readonly hue?: number | undefined;
  readonly sort: NameSort;
  readonly page: number;
};

/** The `letter` for names that begin with a digit. */
export const DIGITS = "0-9";

/** `notices` explain in plain words what couldn't be parsed and was ignored. */
export type Ask = { readonly text: string; readonly filter: Filter; readonly notices: readonly string[] };

export const SORTS = ["hue", "lightness", "name"] as const;
const MAX_TEXT_CHARACTERS = 200;
const WHOLE_NUMBER = /^\d{1,6}$/;

/** Reads `q`, `family`, `letter`, `hue`, `sort` and `page`. Never throws: values it can't parse count as missing. */
export function readAddress(query: URLSearchParams): Ask {
  const notices: string[] = [];
  const read = <Value>(key: string, parse: (text: string) => Value | undefined, complain: (text: string) => string) => {
    const given = query.get(key)?.trim();
    if (!given) return undefined;
    const value = parse(given);
    if (value === undefined) notices.push(complain(quoted(given)));
    return value;
  };
  const filter = {
    family: read("family", findIn(COLOR_FAMILIES), (given) => `No family is called ${given}. Showing all families.`),
    letter: read("letter", parseLetter, (given) => `${given} is not a letter from A to Z. Showing all names.`),
    hue: read("hue", parseHue, (given) => `${given} is not one of the hues 0, 30 … 330. Showing all hues.`),
    sort: read("sort", findIn(SORTS), (given) => `Names can't be sorted by ${given}. Sorting by hue.`) ?? "hue",
    page: read("page", parsePage, (given) => `There is no page ${given}. Showing the first.`) ?? 1,
  };
  return { text: (query.get("q") ?? "").trim().slice(0, MAX_TEXT_CHARACTERS), filter, notices };
}

function findIn<Value extends string>(values: readonly Value[]) {
  return (text: string) => values.find((value) => value === text.toLowerCase());
}

function parseLetter(text: string) {
  if (text === DIGITS) return DIGITS;
  return /^[a-z]$/i.test(text) ? text.toUpperCase() : undefined;
}

function parseHue(text: string) {
  const hue = WHOLE_NUMBER.test(text) ? Number(text) : Number.NaN;
  return hue < 360 && hue % HUE_STEP_DEGREES === 0 ? hue : undefined;
}

function parsePage(text: string) {
  const page = WHOLE_NUMBER.test(text) ? Number(text) : 0;
  return page > 0 ? page : undefined;
}

/** The canonical address of a part of the names; defaults are left out. */
export function browsePath({ family, letter, hue, sort, page }: Filter) {
  const query = new URLSearchParams();
  if (family !== undefined) query.set("family", family);
  if (hue !== undefined) query.set("hue", String(hue));
  if (letter !== undefined) query.set("letter", letter);
  if (sort !== "hue") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return pathWith(query);
}

export function searchPath(text: string, page: number) {
  const query = new URLSearchParams({ q: text });
  if (page > 1) query.set("page", String(page));
  return pathWith(query);
}

function pathWith(query: URLSearchParams) {
  return query.size > 0 ? `/color?${query}` : "/color";
}

/** "Blue names that begin with L", "All names". */
export function filterWords({ family, letter, hue }: Filter) {
  const kind = family === undefined ? "" : `${family} `;
  const start = letter === undefined ? "" : ` that begin with ${letter === DIGITS ? "a digit" : letter}`;
  const arc = hue === undefined ? "" : ` from ${hue}° to ${hue + HUE_STEP_DEGREES}°`;
  if (!kind && !start && !arc) return "All names";
  return capitalize(`${kind}names${start}${arc}`);
}
