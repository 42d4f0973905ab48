import { clamp } from "../../clamp.ts";
import type { Color } from "../../color.ts";
import { parse } from "../../text/parse.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { cmykOf, srgbOf } from "../srgb-of.ts";
import { whyUnread } from "../why-unread.ts";
import { attributesOf, tagsOf } from "./xml.ts";

/** Reads a color table of LibreOffice and OpenOffice (.soc), in OpenDocument XML. `null` for other text. */
export function readSoc(text: string): ImportedPalette | null {
  if (!/<\w+:color-table[\s>]/.test(text.slice(0, 5000))) return null;
  const builder = new PaletteBuilder();
  const tags = [...tagsOf(text)].filter(({ name }) => name === "draw:color");
  for (const [index, tag] of tags.entries()) {
    const attributes = attributesOf(tag);
    const value = attributes.get("draw:color") ?? "";
    const color = parse(value);
    const name = attributes.get("draw:name") ?? null;
    if (color) builder.add(color, name);
    else builder.leave(`Color ${index + 1}`, name ?? value, whyUnread(value));
  }
  return builder.finish("LibreOffice palette");
}

const INKS = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/**
 * Reads Scribus swatches, or the colors of a Scribus document: https://wiki.scribus.net/canvas/Color_Palettes. `null`
 * for other text.
 */
export function readScribus(text: string): ImportedPalette | null {
  if (!/<SCRIBUS(?:COLORS|UTF8NEW)[\s>]/.test(text.slice(0, 5000))) return null;
  const builder = new PaletteBuilder();
  let name: string | null = null;
  let place = 0;
  for (const tag of tagsOf(text)) {
    const attributes = attributesOf(tag);
    if (tag.name === "SCRIBUSCOLORS") name ??= attributes.get("name") ?? null;
    if (tag.name !== "COLOR") continue;
    place++;
    const label = attributes.get("name") ?? null;
    const color = readScribusColor(attributes);
    if (color) builder.add(color, label);
    else builder.leave(`Color ${place}`, label ?? "", "Only RGB, CMYK and Lab colors are read.");
  }
  return builder.finish("Scribus palette", name);
}

/** Up to version 1.4, RGB or CMYK in hex; since then numbers, with inks up to 100 and RGB up to 255. */
function readScribusColor(attributes: ReadonlyMap<string, string>): Color | null {
  const rgb = attributes.get("rgb");
  if (rgb !== undefined) return parse(rgb);
  const hex = INKS.exec(attributes.get("cmyk") ?? "")?.slice(1);
  if (hex) return cmykOf(...(hex.map((ink) => Number.parseInt(ink, 16) / 255) as [number, number, number, number]));
  const space = attributes.get("space")?.toLowerCase() ?? "";
  const [first = Number.NaN, second = 0, third = 0, fourth = 0] = [...space].map((key) => Number(attributes.get(key)));
  if (![first, second, third, fourth].every(Number.isFinite)) return null;
  if (space === "cmyk") return cmykOf(first / 100, second / 100, third / 100, fourth / 100);
  if (space === "rgb") return srgbOf(first / 255, second / 255, third / 255);
  return space === "lab" ? { space, l: clamp(first, 0, 100), a: second, b: third, alpha: 1 } : null;
}
