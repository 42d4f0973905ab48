import { parse } from "../text/parse.ts";
import type { ImportedPalette } from "./imported.ts";
import { PaletteBuilder } from "./palette-builder.ts";
import { attribute } from "./svg.ts";
import { whyUnread } from "./why-unread.ts";

const LONGEST_TAG_CHARS = 2000;

/** A color table of LibreOffice and OpenOffice (.soc), in OpenDocument's XML. `null` for other text. */
export function readSoc(text: string): ImportedPalette | null {
  if (!/<\w+:color-table[\s>]/.test(text.slice(0, 5000))) return null;
  const builder = new PaletteBuilder();
  let place = 0;
  for (let at = text.indexOf("<draw:color "); at >= 0; at = text.indexOf("<draw:color ", at + 1)) {
    place++;
    const attributes = text.slice(at + 11, at + LONGEST_TAG_CHARS).split(/\/?>/, 1)[0] ?? "";
    const value = attribute(attributes, "draw:color") ?? "";
    const color = parse(value);
    const name = attribute(attributes, "draw:name") ?? null;
    if (color) builder.add(color, name);
    else builder.leave(`Color ${place}`, name ?? value, whyUnread(value));
  }
  return builder.finish("LibreOffice palette");
}
