import type { Color } from "../../color.ts";
import { parse } from "../../text/parse.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { whyUnread } from "../why-unread.ts";
import { attributesOf, tagsOf } from "./xml.ts";

const REFERENCE = /^@color\/(.+)$/;
const MAX_ALIASES = 32;
const MAX_VALUE_CHARACTERS = 300;

/** `group` is the key of the XAML dictionary, such as "Dark". */
type Found = { readonly name: string; readonly value: string; readonly group: string };

/**
 * Reads the colors in Android's res/values/colors.xml and in XAML resources (WPF, MAUI, Avalonia), which put alpha
 * first: #AARRGGBB. https://developer.android.com/guide/topics/resources/more-resources#Color. Also reads the XML of
 * Coolors and Adobe Color. `null` for other text.
 */
export function readXmlColors(text: string): ImportedPalette | null {
  if (!text.startsWith("<")) return null;
  const found: Found[] = [];
  let group = "";
  let format = "XAML colors";
  for (const tag of tagsOf(text)) {
    if (tag.name === "ResourceDictionary")
      group = tag.isEnd || tag.isEmpty ? "" : (attributesOf(tag).get("x:key") ?? "");
    const isAndroid = /^(?:color|item)$/.test(tag.name);
    if (tag.isEnd || !(isAndroid || /^(?:Color|SolidColorBrush)$/.test(tag.name))) continue;
    const attributes = attributesOf(tag);
    const name = attributes.get(isAndroid ? "name" : "x:key");
    const content = text.slice(tag.end, tag.end + MAX_VALUE_CHARACTERS).replaceAll(/<!--.*?-->/gs, "");
    // Coolors and Adobe Color write digits without a number sign.
    const [digits] = [attributes.get("hex"), attributes.get("rgb")].filter((text) =>
      /^#?[\da-f]{6}$/i.test(text ?? ""),
    );
    const inner = content.split("<", 1)[0]?.trim() ?? "";
    const value = digits === undefined ? (attributes.get("color") ?? inner) : `#${digits.replace("#", "")}`;
    if (name !== undefined) found.push({ name, value, group });
    if (isAndroid) format = digits === undefined ? "Android colors" : "XML colors";
  }
  return finish(found, format);
}

function finish(found: readonly Found[], format: string): ImportedPalette | null {
  const builder = new PaletteBuilder();
  const values = new Map(found.map(({ name, value }) => [name, value]));
  for (const { name, value, group } of found) {
    const color = resolve(value, values);
    if (color) builder.add(color, name, group);
    else if (value.startsWith("#")) builder.leave(name, value, whyUnread(value));
  }
  return builder.finish(format);
}

function resolve(value: string, values: ReadonlyMap<string, string>): Color | null {
  let text: string | undefined = value;
  for (let step = 0; text !== undefined && step < MAX_ALIASES; step++) {
    const [, target] = REFERENCE.exec(text) ?? [];
    if (target === undefined) return readArgb(text);
    text = values.get(target);
  }
  return null;
}

/** #RGB, #ARGB, #RRGGBB or #AARRGGBB; in XAML also a color name. */
function readArgb(text: string): Color | null {
  const [, alpha = "", digits] = /^#([\da-f]{0,2}?)([\da-f]{6}|[\da-f]{3})$/i.exec(text) ?? [];
  if (digits === undefined) return text.startsWith("#") ? null : parse(text);
  return alpha.length === (digits.length === 3 ? 2 : 1) ? null : parse(`#${digits}${alpha}`);
}
