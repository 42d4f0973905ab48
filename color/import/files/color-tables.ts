import { parse } from "../../text/parse.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { whyUnread } from "../why-unread.ts";
import { attributesOf, tagsOf } from "./xml.ts";

/** A color table of LibreOffice and OpenOffice (.soc), in OpenDocument's XML. `null` for other text. */
export function readSoc(text: string): ImportedPalette | null {
  if (!/<\w+:color-table[\s>]/.test(text.slice(0, 5000))) return null;
  const builder = new PaletteBuilder();
  let place = 0;
  for (const tag of tagsOf(text)) {
    if (tag.name !== "draw:color") continue;
    place++;
    const attributes = attributesOf(tag);
    const value = attributes.get("draw:color") ?? "";
    const color = parse(value);
    const name = attributes.get("draw:name") ?? null;
    if (color) builder.add(color, name);
    else builder.leave(`Color ${place}`, name ?? value, whyUnread(value));
  }
  return builder.finish("LibreOffice palette");
}
