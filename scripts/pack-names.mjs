// Packs the color-name-list package into two small binary files that the server and the browser decode in milliseconds:
// .generated/names-full.bin (every name) and .generated/names-best.bin (the curated subset). color/names.ts decodes the
// format and describes it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { colornames } from "color-name-list";
import { colornames as bestColornames } from "color-name-list/bestof";

const MAGIC = 0x4e455548;
const VERSION = 1;
const ONE_BYTE_WORDS = 160;
const MAX_PREFIX = 31;
// Limits: what a high and a low byte can number, a 16-bit index in the decoder, and a byte.
const MAX_SHARED_WORDS = ONE_BYTE_WORDS + (256 - ONE_BYTE_WORDS) * 256 - 1;
const MAX_WORDS = 0x10000;
const MAX_WORDS_OF_A_NAME = 255;

/** @typedef {{ name: string, hex: string }} Entry */

if (process.argv[1] === import.meta.filename) {
  const denied = new Set(JSON.parse(readFileSync("content/denied-names.json", "utf8")).names);
  const known = new Set(colornames.map((entry) => entry.name));
  for (const name of denied)
    if (!known.has(name)) console.warn(`content/denied-names.json: no color is named "${name}"`);
  mkdirSync(".generated", { recursive: true });
  writeWhenChanged(".generated/names-full.bin", packNames(colornames, denied));
  writeWhenChanged(".generated/names-best.bin", packNames(bestColornames, denied));
}

/**
 * Packs a list of `{ name, hex: "#rrggbb" }` into one binary file, without the names in `denied`. Throws when the list
 * has more or other names than the format can hold. Sorted by Morton number, similar colors are neighbors: small steps
 * between the numbers, and runs of similar words.
 * @param {readonly Entry[]} list
 * @param {ReadonlySet<string>} [denied]
 * @returns {Uint8Array}
 */
export function packNames(list, denied = new Set()) {
  const entries = list
    .filter((entry) => !denied.has(entry.name))
    .map((entry) => ({ key: mortonOf(Number.parseInt(entry.hex.slice(1), 16)), words: entry.name.split(" ") }))
    .sort((one, other) => one.key - other.key);
  const dictionary = sharedWords(entries);
  const numberOf = new Map(dictionary.map((word, index) => [word, index + 1]));

  const singles = [];
  const wordCounts = [];
  const highBytes = [];
  const lowBytes = [];
  const steps = [];
  let previous = 0;
  for (const { key, words } of entries) {
    pushVarint(steps, key - previous);
    previous = key;
    wordCounts.push(words.length);
    for (const word of words) {
      const number = numberOf.get(word) ?? 0;
      if (number === 0) singles.push(word);
      const above = number - ONE_BYTE_WORDS;
      if (above < 0) highBytes.push(number);
      else {
        highBytes.push(ONE_BYTE_WORDS + (above >> 8));
        lowBytes.push(above & 255);
      }
    }
  }
  checkLimits(entries, dictionary.length, singles.length);
  const parts = [frontCode(dictionary), singles.join("\n"), wordCounts, highBytes, lowBytes, steps];
  const sections = parts.map((part) => Buffer.from(part));
  const header = [MAGIC, VERSION, entries.length, list.length, ...sections.map((section) => section.length)];
  return Buffer.concat([Buffer.from(Uint32Array.from(header).buffer), ...sections]);
}

function checkLimits(entries, sharedCount, singleCount) {
  const check = (isWithin, problem) => {
    if (!isWithin) throw new Error(`The format of the packed names must grow: ${problem}`);
  };
  check(sharedCount <= MAX_SHARED_WORDS, `${sharedCount} shared words, at most ${MAX_SHARED_WORDS}`);
  check(sharedCount + singleCount <= MAX_WORDS, `${sharedCount + singleCount} words, at most ${MAX_WORDS}`);
  for (const { words } of entries) {
    const name = words.join(" ");
    check(words.length <= MAX_WORDS_OF_A_NAME, `${words.length} words in "${name}", at most ${MAX_WORDS_OF_A_NAME}`);
    check(!words.some((word) => /\p{Cc}/u.test(word)), `a control character in ${JSON.stringify(name)}`);
  }
}

/** Words that occur more than once: the most frequent first, which take one byte each, then the rest alphabetically. */
function sharedWords(entries) {
  const counts = new Map();
  for (const { words } of entries) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts]
    .filter(([, count]) => count > 1)
    .sort(([word, count], [otherWord, otherCount]) => otherCount - count || (word < otherWord ? -1 : 1))
    .map(([word]) => word);
  return [...words.slice(0, ONE_BYTE_WORDS - 1), ...words.slice(ONE_BYTE_WORDS - 1).sort()];
}

/** Prefixes each word with a control character: 1 + the number of letters it shares with the word before it. */
function frontCode(words) {
  let previous = "";
  let text = "";
  for (const word of words) {
    let shared = 0;
    while (shared < MAX_PREFIX && shared < previous.length && previous[shared] === word[shared]) shared++;
    text += String.fromCharCode(shared + 1) + word.slice(shared);
    previous = word;
  }
  return text;
}

/** Seven bits per byte, lowest first; the top bit means that more follow. */
function pushVarint(out, value) {
  let rest = value;
  for (; rest > 127; rest >>>= 7) out.push((rest & 127) | 128);
  out.push(rest);
}

/** Interleaves the bits of red, green and blue: close numbers are mostly close colors. */
function mortonOf(rgb24) {
  return (spread(rgb24 >>> 16) << 2) | (spread((rgb24 >>> 8) & 255) << 1) | spread(rgb24 & 255);
}

/** Spreads eight bits to every third position. */
function spread(byte) {
  let bits = (byte | (byte << 8)) & 0x00f00f;
  bits = (bits | (bits << 4)) & 0x0c30c3;
  return (bits | (bits << 2)) & 0x249249;
}

/** Leaves an unchanged file alone, so that its time stamp triggers no rebuild. */
function writeWhenChanged(path, bytes) {
  const isSame = existsSync(path) && readFileSync(path).equals(bytes);
  if (!isSame) writeFileSync(path, bytes);
}
