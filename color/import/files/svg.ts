import type { Color } from "../../color.ts";
import { parse } from "../../text/parse.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { whyUnread } from "../why-unread.ts";

type Shape = { readonly color: Color; readonly group: string; name: string | null };

const TAG = /<(\/?)([a-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/iy;
const SHAPES = /^(?:rect|circle|ellipse|path|polygon|polyline|stop|use)$/i;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const DEEPEST_GROUPS = 100;
const LONGEST_TAG_CHARS = 20_000;

/**
 * The fills of a drawing. Shapes with a title are swatches, and a group with a title is a group of them; a drawing
 * without titles gives each of its colors once. `null` for other text.
 */
export function readSvg(text: string): ImportedPalette | null {
  if (!/<svg[\s>]/i.test(text.slice(0, 5000))) return null;
  const { shapes, title } = readShapes(text);
  const named = shapes.filter(({ name }) => name !== null);
  const builder = new PaletteBuilder();
  const seen = new Set<string>();
  for (const { color, name, group } of named.length > 0 ? named : shapes) {
    const key = JSON.stringify(color);
    if (name === null && seen.has(key)) continue;
    seen.add(key);
    builder.add(color, name, group);
  }
  return builder.finish("SVG drawing", title);
}

/** Whether this is one of our own sheets, with paper and without swatches: its paper and ink are no palette. */
export function isEmptySheet(text: string): boolean {
  return text.startsWith("<svg") && /<rect id="Background"[^<>]*\/>/.test(text) && !/<rect[^<>]*>\s*<title>/.test(text);
}

function readShapes(text: string): { shapes: Shape[]; title: string | null } {
  const shapes: Shape[] = [];
  const groups: string[] = [];
  let drawingTitle: string | null = null;
  let open: Shape | null = null;
  let titleStart = -1;
  for (const tag of tagsOf(text)) {
    const name = tag.name.toLowerCase();
    if (name === "title") {
      if (!tag.isEnd) titleStart = tag.end;
      else if (titleStart >= 0) {
        const title = decode(text.slice(titleStart, Math.min(tag.start, titleStart + 2000)));
        if (open) open.name = title;
        else if (groups.length > 0) groups[groups.length - 1] = title;
        else drawingTitle ??= title;
        titleStart = -1;
      }
    } else if (name === "g") {
      if (tag.isEnd) groups.pop();
      else if (!tag.isEmpty && groups.length < DEEPEST_GROUPS) groups.push("");
    } else if (SHAPES.test(name)) {
      open = null;
      const color = tag.isEnd ? null : readFill(tag.attributes);
      if (!color) continue;
      const shape = { color, group: groups.findLast((title) => title !== "") ?? "", name: null };
      shapes.push(shape);
      if (!tag.isEmpty) open = shape;
    }
  }
  return { shapes, title: drawingTitle };
}

type Tag = { name: string; attributes: string; isEnd: boolean; isEmpty: boolean; start: number; end: number };

/** Piece by piece from one "<" to the next: a quotation mark that is never closed costs one piece only. */
function* tagsOf(text: string): Generator<Tag> {
  for (let start = text.indexOf("<"); start >= 0; ) {
    if (text.startsWith("<!--", start)) {
      const end = text.indexOf("-->", start);
      start = end < 0 ? -1 : text.indexOf("<", end);
      continue;
    }
    const next = text.indexOf("<", start + 1);
    const end = Math.min(next < 0 ? text.length : next, start + LONGEST_TAG_CHARS);
    TAG.lastIndex = 0;
    const match = TAG.exec(text.slice(start, end));
    if (match) {
      const [whole, slash, name = "", attributes = ""] = match;
      const isEmpty = attributes.endsWith("/");
      yield { name, attributes, isEnd: slash === "/", isEmpty, start, end: start + whole.length };
    }
    start = next;
  }
}

function readFill(attributes: string): Color | null {
  const style = attribute(attributes, "style") ?? "";
  const from = (name: string) => declaration(style, name);
  const own = (name: string) => attribute(attributes, name);
  const text = from("fill") ?? from("stop-color") ?? own("fill") ?? own("stop-color");
  const color = text === undefined ? null : parse(text);
  if (!color || color.alpha === 0) return null;
  const opacity = from("fill-opacity") ?? own("fill-opacity");
  const faded = opacity === undefined ? null : parse(`rgb(0 0 0 / ${opacity.trim()})`);
  return faded ? { ...color, alpha: color.alpha * faded.alpha } : color;
}

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(attributes);
  return match ? decode(match[1] ?? match[2] ?? "") : undefined;
}

function declaration(style: string, name: string): string | undefined {
  return new RegExp(`(?:^|;)\\s*${name}\\s*:([^;]*)`, "i").exec(style)?.[1]?.trim();
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const LONGEST_COLOR_TAG_CHARS = 2000;

/** A color table of LibreOffice and OpenOffice (.soc), in OpenDocument's XML. `null` for other text. */
export function readSoc(text: string): ImportedPalette | null {
  if (!/<\w+:color-table[\s>]/.test(text.slice(0, 5000))) return null;
  const builder = new PaletteBuilder();
  let place = 0;
  for (let at = text.indexOf("<draw:color "); at >= 0; at = text.indexOf("<draw:color ", at + 1)) {
    place++;
    const attributes = text.slice(at + 11, at + LONGEST_COLOR_TAG_CHARS).split(/\/?>/, 1)[0] ?? "";
    const value = attribute(attributes, "draw:color") ?? "";
    const color = parse(value);
    const name = attribute(attributes, "draw:name") ?? null;
    if (color) builder.add(color, name);
    else builder.leave(`Color ${place}`, name ?? value, whyUnread(value));
  }
  return builder.finish("LibreOffice palette");
}
