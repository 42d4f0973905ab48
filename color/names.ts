import type { Rgb24 } from "./color.ts";
import type { ColorFamily } from "./family.ts";
import { buildNearest2000, type Nearest2000, type Neighbor } from "./nearest/nearest-2000.ts";

/** A list of named colors, all different, in an order that keeps similar colors together. `index` is 0 to count − 1. */
export type NameList = {
  readonly count: number;
  /** How many names the published list has; a few of them may be left out here. */
  readonly listedCount: number;
  /** "" for an index outside the list. */
  nameAt(index: number): string;
  /** Black for an index outside the list. */
  rgbAt(index: number): Rgb24;
};

export type NamedColor = { readonly index: number; readonly name: string; readonly rgb24: Rgb24 };
/** `deltaE` is the CIEDE2000 difference from the requested color; 0 for an exact match. */
export type NearestName = NamedColor & { readonly deltaE: number };

export type NameIndex = {
  /** The nearest name by CIEDE2000. */
  nearest(rgb24: Rgb24): NearestName;
  /** The `count` nearest names by CIEDE2000, the nearest first; all of them when the list is shorter. */
  nearestMany(rgb24: Rgb24, count: number): NearestName[];
};

export type NameSort = "hue" | "lightness" | "name";
/** `family`, `letter` and `hue` each narrow the list; `page` counts from 1. */
export type BrowseRequest = {
  readonly family?: ColorFamily | undefined;
  /** "A" to "Z", or "#" for names that begin with anything else. */
  readonly letter?: string | undefined;
  /** 0, 30 … 330: OKLCH hues from there up to the next. Grays have none. */
  readonly hue?: number | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: NameSort;
};
export type NamePage = {
  readonly total: number;
  /** The returned page: the one asked for, or the closest that exists. */
  readonly page: number;
  readonly pageCount: number;
  readonly colors: NamedColor[];
};
type SearchResult = { readonly total: number; readonly hits: NamedColor[] };

/** Everything that pages ask about names. The server creates one from the whole list. */
export type NameService = NameIndex & {
  readonly count: number;
  readonly listedCount: number;
  readonly bestCount: number;
  readonly families: readonly { readonly family: ColorFamily; readonly count: number }[];
  readonly letters: readonly { readonly letter: string; readonly count: number }[];
  readonly hues: readonly { readonly hue: number; readonly count: number }[];
  at(index: number): NamedColor | null;
  /** The nearest name of the curated list. Its `index` belongs to that list, not to `at`. */
  best(rgb24: Rgb24): NearestName;
  /** The nearest `count` names of the curated list, nearest first. */
  bestMany(rgb24: Rgb24, count: number): NearestName[];
  search(query: string, options: { readonly limit: number; readonly offset?: number }): SearchResult;
  browse(request: BrowseRequest): NamePage;
};

/**
 * Exact searches in a list of at least one name. The index is built on first use (5 to 30 ms). Searches throw a
 * RangeError for an empty list or a number beyond 24 bits.
 */
export function indexNames(list: NameList): NameIndex {
  const colors = Uint32Array.from({ length: list.count }, (_, index) => list.rgbAt(index));
  let built: Nearest2000 | undefined;
  const searches = () => {
    built ??= buildNearest2000(colors);
    return built;
  };
  const nameOf = ({ index, deltaE }: Neighbor): NearestName => {
    return { index, name: list.nameAt(index), rgb24: list.rgbAt(index), deltaE };
  };
  return {
    nearest: (rgb24) => nameOf(searches().nearest(rgb24)),
    nearestMany: (rgb24, count) => searches().nearestMany(rgb24, count).map(nameOf),
  };
}

/** "HUEN", little-endian. */
const MAGIC = 0x4e455548;
const VERSION = 1;
const HEADER_FIELDS = 10;
const ONE_BYTE_WORDS = 160;

/**
 * Unpacks a file made by scripts/pack-names.mjs. Throws for any other bytes. A name is assembled when it is first
 * requested.
 *
 * The header is ten little-endian 32-bit numbers: magic, version, number of names, number of names in the source list,
 * and the lengths of the six sections that follow:
 * 1. the dictionary: words that occur in several names, each after a control character that says 1 + the number of
 *    letters it shares with the word before;
 * 2. the words that occur once, in the order of use, one per line;
 * 3. for each name its number of words;
 * 4. and 5. for each word its number in the dictionary, 0 for the next single word: one byte here if below 160, else a
 *    high byte here and a low byte in the next section;
 * 6. the colors as varint steps from one Morton number (bits of red, green and blue interleaved) to the next.
 */
export function decodeNames(bytes: Uint8Array): NameList {
  const { nameCount, listedCount, sections } = readHeader(bytes);
  const [dictionaryBytes, singleBytes, wordCounts, highBytes, lowBytes, steps] = sections;
  const text = new TextDecoder();
  const dictionary = readDictionary(text.decode(dictionaryBytes));
  const words = dictionary.concat(text.decode(singleBytes).split("\n"));
  const numbers = readWordNumbers(highBytes, lowBytes, dictionary.length);
  const starts = new Uint32Array(nameCount + 1);
  for (let i = 0; i < nameCount; i++) starts[i + 1] = (starts[i] as number) + (wordCounts[i] as number);

  const names = new Array<string | undefined>(nameCount);
  function assemble(index: number): string {
    const start = starts[index] as number;
    const end = starts[index + 1] as number;
    let name = words[numbers[start] as number] as string;
    for (let place = start + 1; place < end; place++) name += ` ${words[numbers[place] as number]}`;
    names[index] = name;
    return name;
  }

  const colors = readColors(steps, nameCount);
  return {
    count: nameCount,
    listedCount,
    nameAt: (index) => names[index] ?? (index in wordCounts ? assemble(index) : ""),
    rgbAt: (index) => colors[index] ?? 0,
  };
}

type Sections = [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];

function readHeader(bytes: Uint8Array): { nameCount: number; listedCount: number; sections: Sections } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = HEADER_FIELDS * 4;
  if (bytes.length < offset || view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== VERSION) {
    throw new Error("These bytes are not packed color names of this version");
  }
  const nextSection = (field: number): Uint8Array => {
    const start = offset;
    offset += view.getUint32(field * 4, true);
    return bytes.subarray(start, offset);
  };
  const sections = [4, 5, 6, 7, 8, 9].map(nextSection) as Sections;
  if (offset !== bytes.length) throw new Error(`Packed color names are ${bytes.length} bytes, not ${offset}`);
  return { nameCount: view.getUint32(8, true), listedCount: view.getUint32(12, true), sections };
}

function readDictionary(text: string): string[] {
  const words: string[] = [];
  let previous = "";
  let start = 0;
  while (start < text.length) {
    let end = start + 1;
    while (end < text.length && text.charCodeAt(end) > 32) end++;
    previous = previous.slice(0, text.charCodeAt(start) - 1) + text.slice(start + 1, end);
    words.push(previous);
    start = end;
  }
  return words;
}

/** For each word of each name, its index in the dictionary followed by the single words. */
function readWordNumbers(highBytes: Uint8Array, lowBytes: Uint8Array, dictionaryLength: number): Uint16Array {
  const numbers = new Uint16Array(highBytes.length);
  let low = 0;
  let single = dictionaryLength;
  for (let i = 0; i < highBytes.length; i++) {
    const high = highBytes[i] as number;
    if (high === 0) numbers[i] = single++;
    else if (high < ONE_BYTE_WORDS) numbers[i] = high - 1;
    else numbers[i] = (((high - ONE_BYTE_WORDS) << 8) | (lowBytes[low++] as number)) + ONE_BYTE_WORDS - 1;
  }
  return numbers;
}

function readColors(steps: Uint8Array, count: number): Uint32Array {
  const colors = new Uint32Array(count);
  let position = 0;
  let morton = 0;
  for (let i = 0; i < count; i++) {
    let byte = 128;
    for (let shift = 0; byte > 127; shift += 7) {
      byte = steps[position++] ?? 0;
      morton += (byte & 127) << shift;
    }
    colors[i] = rgb24FromMorton(morton);
  }
  return colors;
}

function rgb24FromMorton(morton: number): Rgb24 {
  return (everyThirdBit(morton >>> 2) << 16) | (everyThirdBit(morton >>> 1) << 8) | everyThirdBit(morton);
}

/** Bits 0, 3, 6 … 21 moved together into one byte. */
function everyThirdBit(bits: number): number {
  let byte = bits & 0x249249;
  byte = (byte | (byte >>> 2)) & 0x0c30c3;
  byte = (byte | (byte >>> 4)) & 0x00f00f;
  return (byte | (byte >>> 8)) & 255;
}
