import type { Rgb24 } from "../color.ts";

const HASH = 35;
const NIBBLES = new Int8Array(128).fill(-1);
for (let digit = 0; digit < 16; digit++) {
  const text = digit.toString(16);
  NIBBLES[text.charCodeAt(0)] = digit;
  NIBBLES[text.toUpperCase().charCodeAt(0)] = digit;
}

// Two tables, so that a color takes two concatenations.
const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const HASH_PAIRS = PAIRS.map((pair) => `#${pair}`);

/** `#rgb` or `#rrggbb`, in any case, to 0xRRGGBB; -1 for every other text. */
export function parseHex24(text: string): Rgb24 | -1 {
  if (text.charCodeAt(0) !== HASH) return -1;
  if (text.length === 7) {
    const r1 = nibble(text, 1);
    const r2 = nibble(text, 2);
    const g1 = nibble(text, 3);
    const g2 = nibble(text, 4);
    const b1 = nibble(text, 5);
    const b2 = nibble(text, 6);
    return (r1 | r2 | g1 | g2 | b1 | b2) < 0 ? -1 : (r1 << 20) | (r2 << 16) | (g1 << 12) | (g2 << 8) | (b1 << 4) | b2;
  }
  if (text.length !== 4) return -1;
  const r = nibble(text, 1);
  const g = nibble(text, 2);
  const b = nibble(text, 3);
  return (r | g | b) < 0 ? -1 : r * 0x110000 + g * 0x1100 + b * 0x11;
}

/** The value of a hex digit; negative for any other character. */
function nibble(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return (NIBBLES[code & 127] as number) | ((127 - code) >> 31);
}

/** 0xRRGGBB to `#rrggbb`, in lower case. */
export function hex24(value: Rgb24): string {
  return (HASH_PAIRS[value >>> 16] as string) + (PAIRS[(value >>> 8) & 255] as string) + (PAIRS[value & 255] as string);
}
