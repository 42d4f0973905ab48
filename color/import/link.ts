import type { Color } from "../color.ts";
import { readColors } from "../text/address.ts";
import { parse } from "../text/parse.ts";
import { HEX_WORD } from "../text/pasted/hex-words.ts";
import { ADDRESS, colorsOfParts } from "../text/pasted/list.ts";
import type { ImportedPalette } from "./imported.ts";
import { PaletteBuilder } from "./palette-builder.ts";
import { srgbOf } from "./srgb-of.ts";

const MAX_LINK_CHARACTERS = 20_000;
// "aabbcc-ddeeff" as on Coolors or "aabbccddeeff" as on Color Hunt.
const HEX_RUN = /^(?:#?[\da-f]{6}(?:[-,+_.|;:\s]+|(?=#?[\da-f])|$))+$/i;
const SITES: readonly (readonly [host: RegExp, name: string])[] = [
  [/(?:^|\.)coolors\.co$/, "Coolors"],
  [/(?:^|\.)colorhunt\.co$/, "Color Hunt"],
  [/(?:^|\.)realtimecolors\.com$/, "Realtime Colors"],
  [/(?:^|\.)color\.adobe\.com$/, "Adobe Color"],
  [/(?:^|\.)colorkit\.co$/, "ColorKit"],
  [/(?:^|\.)colorhexa\.com$/, "ColorHexa"],
  [/(?:^|\.)paletton\.com$/, "Paletton"],
  [/(?:^|\.)colormind\.io$/, "Colormind"],
  [/(?:^|\.)huemint\.com$/, "Huemint"],
  [/(?:^|\.)lospec\.com$/, "Lospec"],
];
const REALTIME_COLORS_ROLES = ["Text", "Background", "Primary", "Secondary", "Accent"];

/**
 * Reads the colors in an address: our own grammar, `?c=db073d-dba507`, or lists of hex codes in the path, the query or
 * the hash, as other sites write them. `null` for other text, and for palettes whose address has only an ID.
 */
export function readLink(text: string): ImportedPalette | null {
  if (text.length > MAX_LINK_CHARACTERS) return null;
  const isBare = HEX_RUN.test(text) && text.length >= 13 && !HEX_WORD.test(text);
  if (!isBare && (!ADDRESS.test(text) || text.includes("{"))) return null;
  const builder = new PaletteBuilder();
  const { host, parts, own } = isBare ? { host: "", parts: [text], own: null } : partsOf(text);
  const ownColors = own === null ? [] : readColors(own).colors;
  if (ownColors.length > 0) {
    for (const color of ownColors) builder.add(color);
    return builder.finish("Palette link");
  }
  for (const color of adobeColors(text)) builder.add(color);
  if (builder.isUsed) return builder.finish("Adobe Color link");
  const picked = host === "oklch.com" ? oklchOf(text) : null;
  if (picked) {
    builder.add(picked);
    return builder.finish("OKLCH link");
  }
  const colors = colorsOfParts(parts.filter((part) => HEX_RUN.test(part)));
  const site = SITES.find(([pattern]) => pattern.test(host))?.[1];
  const roles = site === "Realtime Colors" && colors.length === 5 ? REALTIME_COLORS_ROLES : [];
  for (const [index, color] of colors.entries()) builder.add(color, roles[index] ?? null);
  return builder.finish(isBare ? "List of hex codes" : site ? `${site} link` : "Palette link");
}

function partsOf(link: string): { host: string; parts: string[]; own: string | null } {
  const [, host = "", rest = ""] =
    /^(?:https?:)?(?:\/\/)?([\w.-]+\.[a-z]{2,}(?::\d+)?|localhost(?::\d+)?)?(.*)$/is.exec(link) ?? [];
  const own = /[?&]c=([^&#]*)/.exec(rest)?.[1];
  return {
    host: host.toLowerCase().replace(/:\d+$/, ""),
    parts: rest.split(/[/?&#=]/).map(decodePart),
    own: own === undefined ? null : decodePart(own),
  };
}

/** Adobe Color writes `rgbvalues=0.05,0.41,0.53,…`. */
function adobeColors(link: string): Color[] {
  const list = /[?&]rgbvalues=([\d.,%a-f]+)/i.exec(link)?.[1] ?? "";
  const values = decodePart(list)
    .split(",")
    .filter((value) => value !== "")
    .map(Number);
  if (!values.every((value) => value >= 0 && value <= 1)) return [];
  return Array.from({ length: Math.floor(values.length / 3) }, (_, index) => {
    const [r = 0, g = 0, b = 0] = values.slice(3 * index);
    return srgbOf(r, g, b);
  });
}

/** oklch.com writes `#0.7,0.1,234,100`: lightness, chroma, hue, and alpha in percent. */
function oklchOf(link: string): Color | null {
  const [, values = ""] = /#([\d.,]+)$/.exec(link) ?? [];
  const [l, c, h, alpha = "100", ...rest] = values.split(",");
  return rest.length > 0 ? null : parse(`oklch(${l} ${c} ${h} / ${alpha}%)`);
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
