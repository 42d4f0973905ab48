import { COLOR_FAMILIES, HUE_STEP_DEGREES } from "#color/family.ts";
import { quote } from "../words.ts";
import { DIGITS, type Filter } from "./browse-path.ts";

/** What an address asks for. `notices` say in plain words what could not be read and was left out. */
export type Ask = { readonly text: string; readonly filter: Filter; readonly notices: readonly string[] };

const SORTS = ["hue", "lightness", "name"] as const;
const TEXT_MAX_LETTERS = 200;
const WHOLE_NUMBER = /^\d{1,6}$/;

/** Reads `q`, `family`, `letter`, `hue`, `sort` and `page`. Never fails: what it cannot read counts as not given. */
export function readAddress(query: URLSearchParams): Ask {
  const notices: string[] = [];
  const read = <Value>(key: string, parse: (text: string) => Value | undefined, complain: (text: string) => string) => {
    const given = query.get(key)?.trim();
    if (!given) return undefined;
    const value = parse(given);
    if (value === undefined) notices.push(complain(quote(given)));
    return value;
  };
  const filter = {
    family: read("family", findIn(COLOR_FAMILIES), (given) => `No family is called ${given}. Showing all families.`),
    letter: read("letter", parseLetter, (given) => `${given} is not a letter from A to Z. Showing all names.`),
    hue: read("hue", parseHue, (given) => `${given} is not one of the hues 0, 30 … 330. Showing all hues.`),
    sort: read("sort", findIn(SORTS), (given) => `Names can't be sorted by ${given}. Sorting by hue.`) ?? "hue",
    page: read("page", parsePage, (given) => `There is no page ${given}. Showing the first.`) ?? 1,
  };
  return { text: (query.get("q") ?? "").trim().slice(0, TEXT_MAX_LETTERS), filter, notices };
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
