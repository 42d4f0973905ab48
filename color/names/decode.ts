import type { Rgb24 } from "../color.ts";

/** The content of one packed file. `nameAt(i)` is the name of `colors[i]`, put together when first asked for; "" for none. */
export type DecodedNames = {
  readonly colors: Uint32Array;
  readonly listedCount: number;
  nameAt(index: number): string;
};

/** "HUEN", little-endian. */
const MAGIC = 0x4e455548;
const VERSION = 1;
const HEADER_FIELDS = 10;
const ONE_BYTE_WORDS = 160;

/**
 * Unpacks what scripts/pack-names.mjs wrote. Throws on anything else.
 *
 * The header is ten little-endian 32-bit numbers: magic, version, number of names, number of names in the source list,
 * and the lengths of the six sections that follow:
 * 1. the dictionary: words that occur in several names, each after a control character that says 1 + the number of
 *    letters it shares with the word before;
 * 2. the words that occur once, in the order of their use, by lines;
 * 3. for each name its number of words;
 * 4. and 5. for each word its number in the dictionary, 0 for the next single word, below 160 as it is, above as a high
 *    byte here and a low byte in the next section;
 * 6. the colors as varint steps from one Morton number (bits of red, green and blue interleaved) to the next.
 */
export function decodeEntries(bytes: Uint8Array): DecodedNames {
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

  return {
    colors: readColors(steps, nameCount),
    listedCount,
    nameAt: (index) => names[index] ?? (index in wordCounts ? assemble(index) : ""),
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

/** For each word of each name its place in the dictionary with the single words behind it. */
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
