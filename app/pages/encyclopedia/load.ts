import type { NamedColor, NameService } from "#color/names.ts";
import { explainUnreadable, isBookNumber } from "#color/text/pasted/problem.ts";
import { hexOf } from "#color/text/print.ts";
import { countOf } from "#color/words/count.ts";
import { type Ask, type Filter, filterWords } from "./address.ts";
import { type AskedValue, askValue, isLikeName, nameOf } from "./ask-value.ts";
import { browse, makeFacets } from "./facets.ts";

export type Listing = ReturnType<typeof loadListing>;

const PAGE_SIZE_NAMES = 96;
const NEAREST_COUNT = 10;
/** If a word is also a color, its name results should stay within reach below. */
const NEAREST_COUNT_WITH_NAMES = 5;
const NO_RESULTS = { colors: [], total: 0, page: 1, pageCount: 1, first: 1 };
/** The color in the explanation, from the default palette. */
const EXAMPLE = 0x0d6986;

/** A character of codes and functions, or numbers only. */
const CODE = /[#()[\]{}]|^[^\p{L}]*\d[\s,;|/]+\d[^\p{L}]*$/u;

/** A page number past the end returns the last page, with a notice. */
export function loadListing({ text, filter, notices }: Ask, names: NameService) {
  const value = text === "" ? null : askValue(text, names, isLikeName(text) ? NEAREST_COUNT_WITH_NAMES : NEAREST_COUNT);
  const isBroken = value === null && (isBookNumber(text) || CODE.test(text));
  const results =
    text === "" ? browseResults(filter, names) : isBroken ? NO_RESULTS : searchResults(text, filter.page, value, names);
  const isPastEnd = results.page < filter.page;
  return {
    /** The search text; "" when browsing. */
    text,
    value,
    /** Why a text that was meant as a color is none. */
    problem: isBroken ? explainUnreadable(text) : null,
    heading:
      text === "" ? filterWords(filter) : isBroken ? `No color for ${text}` : searchHeading(text, value, results.total),
    results,
    notices: isPastEnd ? [...notices, `There is no page ${filter.page}. Showing the last one.`] : notices,
    filter: { ...filter, page: results.page },
  };
}

/** Leaves out the facets during a search. */
export function loadSurroundings({ text, filter }: Listing, names: NameService) {
  return {
    count: names.count,
    listedCount: names.listedCount,
    bestCount: names.bestCount,
    facets: text === "" ? makeFacets(names, filter) : null,
    example: { hex: hexOf(EXAMPLE), common: nameOf(names.best(EXAMPLE)), nearest: nameOf(names.nearest(EXAMPLE)) },
  };
}

function browseResults(filter: Filter, names: NameService) {
  const { total, page, pageCount, colors } = browse(names, filter, PAGE_SIZE_NAMES);
  return { colors: colors.map(toText), total, page, pageCount, first: firstOf(page) };
}

function searchResults(text: string, asked: number, value: AskedValue | null, names: NameService) {
  // Hex codes and functions are not searched as words.
  if (value && !isLikeName(text)) return NO_RESULTS;
  let found = names.search(text, { limit: PAGE_SIZE_NAMES, offset: firstOf(asked) - 1 });
  const pageCount = Math.max(1, Math.ceil(found.total / PAGE_SIZE_NAMES));
  const page = Math.min(asked, pageCount);
  if (page < asked) found = names.search(text, { limit: PAGE_SIZE_NAMES, offset: firstOf(page) - 1 });
  return { colors: found.hits.map(toText), total: found.total, page, pageCount, first: firstOf(page) };
}

function searchHeading(text: string, value: AskedValue | null, total: number) {
  if (value && total === 0) return `Names nearest to ${value.hex}`;
  return `${countOf(total, "name")} for ${text}`;
}

/** The 1-based position of the page's first color among all results. */
function firstOf(page: number) {
  return (page - 1) * PAGE_SIZE_NAMES + 1;
}

function toText({ name, rgb24 }: NamedColor) {
  return { name, hex: hexOf(rgb24) };
}
