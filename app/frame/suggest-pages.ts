import { EDIT_WEIGHT, misspelling } from "#color/text/misspelling.ts";
import { formatTexts } from "#content/conversions.ts";
import { DASHBOARD, type Entry, FOOTER, LEGAL } from "./navigation.ts";

const MAX_SUGGESTIONS = 4;
/** Shorter words must match exactly. */
const MIN_CHARACTERS = 4;

const FORMATS = Object.entries(formatTexts).map(([id, { name }]) => ({ id, name }));
const CONVERSIONS: readonly Entry[] = FORMATS.flatMap((from) =>
  FORMATS.filter((to) => to !== from).map((to) => ({
    label: `${from.name} to ${to.name}`,
    to: `/convert/${from.id}to${to.id}`,
  })),
);
const ENTRIES = [...FOOTER.flatMap(({ entries }) => entries), ...LEGAL, ...DASHBOARD, ...CONVERSIONS];
const PAGES = [...new Map(ENTRIES.map((entry) => [entry.to, entry])).values()];
const WORDS = PAGES.map(({ label, to }) => [...new Set(wordsOf(`${label} ${to}`))]);

/** Suggests pages for a wrong path, best match first. */
export function suggestPages(path: string): Entry[] {
  const asked = wordsOf(path.replace(/\.\w+$/, "")); // "/privacy.html"
  const scored = PAGES.map((page, at) => {
    const words = WORDS[at] ?? [];
    const found = asked.filter((word) => words.some((other) => isSame(word, other)));
    // Half of the pages are about color.
    const hits = asked.length > 1 && found.every((word) => isSame(word, "color")) ? 0 : found.length;
    const isWhole =
      squeeze(path) !== "" && (squeeze(page.to).endsWith(squeeze(path)) || isSame(squeeze(path), squeeze(page.to)));
    return { page, hits: isWhole ? asked.length + 1 : hits, share: hits / (asked.length + words.length) };
  });
  return scored
    .filter(({ hits }) => hits > 0 && hits * 2 >= asked.length)
    .sort((one, other) => other.hits - one.hits || other.share - one.share)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}

/** "/hex-to-rgb" becomes "hextorgb". */
function squeeze(path: string) {
  return path.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

function wordsOf(text: string) {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && word !== "to" && word !== "of")
    .map(stem);
}

/** The same for "palette", "palettes", "pallete" and "pallets". */
function stem(word: string) {
  return word.replace(/(.)\1+/g, "$1").replace(/e?s?$/, "");
}

function isSame(one: string, other: string) {
  if (one === other) return true;
  return Math.min(one.length, other.length) >= MIN_CHARACTERS && misspelling(one, other, EDIT_WEIGHT) <= EDIT_WEIGHT;
}
