import type { Color } from "#color/color.ts";
import { isInGamut } from "#color/gamut.ts";
import { print, printHex } from "#color/text/print.ts";
import { scanColorsInSlices } from "#color/text/scan/scan.ts";
import { printOptions, type TextFormat, type TextOptions } from "./text-options.ts";

/** A color in the text whose notation changes. */
export type Replacement = { start: number; end: number; text: string; hex: string };

export type ConvertedText = {
  text: string;
  replacements: readonly Replacement[];
  /** All colors found, changed or not. */
  found: number;
  /** Changed colors that are outside sRGB while the new format is limited to it. */
  mapped: number;
};

/** The user's text, kept while another page is shown. */
export type KeptText = { source: string; fileName: string | null };
export type Conversion = KeptText & { result: ConvertedText };

type Written = { text: string; hex: string; isMapped: boolean };

const COLORS_AT_ONCE = 2000;
const SRGB_FORMATS: readonly TextFormat[] = ["hex", "rgb", "hsl", "hwb", "hsv", "cmyk"];

/** Converts every color in a piece of text to another format and leaves the rest unchanged. Calls `pause` between slices. */
export async function convertText(
  text: string,
  options: TextOptions,
  pause: () => Promise<void>,
): Promise<ConvertedText> {
  const found = await scanColorsInSlices(text, pause);
  const known = new Map<string, Written>();
  const replacements: Replacement[] = [];
  const parts: string[] = [];
  let end = 0;
  let mapped = 0;
  for (const [i, place] of found.entries()) {
    if (i > 0 && i % COLORS_AT_ONCE === 0) await pause();
    const before = text.slice(place.start, place.end);
    const written = known.get(before) ?? write(place.color, options);
    known.set(before, written);
    if (written.text === before || isLeftAlone(place.color, options)) continue;
    replacements.push({ start: place.start, end: place.end, text: written.text, hex: written.hex });
    parts.push(text.slice(end, place.start), written.text);
    end = place.end;
    if (written.isMapped) mapped++;
  }
  parts.push(text.slice(end));
  return { text: parts.join(""), replacements, found: found.length, mapped };
}

function write(color: Color, options: TextOptions): Written {
  const kept = options.keepsAlpha ? color : { ...color, alpha: 1 };
  return {
    text: print(kept, options.format, printOptions(options)),
    hex: printHex(color),
    isMapped: SRGB_FORMATS.includes(options.format) && !isInGamut(color, "srgb"),
  };
}

/** Without its alpha, `transparent` would become black. */
function isLeftAlone(color: Color, { keepsAlpha }: TextOptions) {
  return !keepsAlpha && color.alpha === 0;
}
