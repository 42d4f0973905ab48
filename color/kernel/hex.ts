import type { Rgb24 } from "../color.ts";

const HASH = 35;
// The value of each hex digit by its character code, −1 for any other character.
const NIBBLES = Int8Array.from({ length: 128 }, (_, code) =>
  "0123456789abcdef".indexOf(String.fromCharCode(code).toLowerCase()),
);

// Two tables, so that a color takes two concatenations.
const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const HASH_PAIRS = PAIRS.map((pair) => `#${pair}`);

/** Converts `#rgb` or `#rrggbb`, in any case, to 0xRRGGBB; -1 for any other text. */
export function parseHex24(text: string): Rgb24 | -1 {
  if (text.charCodeAt(0) !== HASH) return -1;
  // An invalid digit is negative, and stays negative when shifted and combined with others.
  let value = -1;
  if (text.length === 7) {
    value =
      (nibble(text, 1) << 20) |
      (nibble(text, 2) << 16) |
      (nibble(text, 3) << 12) |
      (nibble(text, 4) << 8) |
      (nibble(text, 5) << 4) |
      nibble(text, 6);
  } else if (text.length === 4) {
    value = ((nibble(text, 1) << 16) | (nibble(text, 2) << 8) | nibble(text, 3)) * 0x11;
  }
  return value < 0 ? -1 : value;
}

/** The value of a hex digit; negative for any other character. */
function nibble(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return (NIBBLES[code & 127] as number) | ((127 - code) >> 31);
}

/** The red, green and blue of 0xRRGGBB, 0 to 255. */
export function bytesOf(value: Rgb24): [red: number, green: number, blue: number] {
  return [value >>> 16, (value >>> 8) & 255, value & 255];
}

/** 0xRRGGBB to `#rrggbb`, in lower case. */
export function hex24(value: Rgb24): string {
  return (HASH_PAIRS[value >>> 16] as string) + (PAIRS[(value >>> 8) & 255] as string) + (PAIRS[value & 255] as string);
}
