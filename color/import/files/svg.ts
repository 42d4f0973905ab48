import type { Color } from "../../color.ts";
import { parse } from "../../text/parse.ts";
import { parseAlpha } from "../../text/parse-alpha.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { attributesOf, decode, type Tag, tagsOf } from "./xml.ts";

type Property = (typeof PROPERTIES)[number];
type Paint = { readonly [property in Property]?: string };
/** What an element passes on to its shapes. `title` is "" for none. */
type Container = { readonly tag: string; readonly paint: Paint; readonly isHidden: boolean; title: string };
type Shape = { readonly colors: readonly Color[]; readonly group: string; name: string | null };

const PROPERTIES = ["fill", "fill-opacity", "stroke", "stroke-opacity", "stop-color", "stop-opacity"] as const;
const SHAPES = /^(?:rect|circle|ellipse|line|path|polygon|polyline|stop|use)$/;
const CONTAINERS = /^(?:svg|g|a|defs|symbol|clippath|mask|marker|pattern|switch)$/;
// Their shapes clip others and are not visible.
const HIDDEN = /^(?:clippath|mask)$/;
const SIMPLE_SELECTOR = /^(?:[\w-]*([.#][^\s.#:>+~[\]()]+)|[\w-]+)$/;

/**
 * Reads the fills, strokes and stops of a drawing, from attributes, styles, classes and groups. Shapes with a title are
 * swatches of their fill, if they have one, and a group with a title is a group of swatches; a drawing without titles
 * returns each of its colors once. `null` for other text.
 */
export function readSvg(text: string): ImportedPalette | null {
  if (!/<svg[\s>]/i.test(text.slice(0, 5000))) return null;
  const { shapes, title } = readShapes(text);
  const builder = new PaletteBuilder();
  const named = shapes.filter(({ name }) => name !== null);
  for (const { colors, name, group } of named) builder.add(colors[0] as Color, name, group);
  const seen = new Set<string>();
  for (const { colors, group } of named.length > 0 ? [] : shapes) {
    for (const color of colors) {
      const key = JSON.stringify(color);
      // Click areas are filled but invisible.
      if (!seen.has(key) && color.alpha > 0) builder.add(color, null, group);
      seen.add(key);
    }
  }
  return builder.finish("SVG drawing", title);
}

/** Whether this is our own sheet with a background but no swatches: its paper and ink are not a palette. */
export function isEmptySheet(text: string): boolean {
  return text.startsWith("<svg") && /<rect id="Background"[^<>]*\/>/.test(text) && !/<rect[^<>]*>\s*<title>/.test(text);
}

function readShapes(text: string): { shapes: Shape[]; title: string | null } {
  const rules = readRules(text);
  const shapes: Shape[] = [];
  const around: Container[] = [];
  let drawingTitle: string | null = null;
  let open: Shape | null = null;
  let titleStart = -1;
  for (const tag of tagsOf(text)) {
    const name = tag.name.toLowerCase();
    const outer = around.at(-1);
    if (name === "title") {
      if (!tag.isEnd) titleStart = tag.end;
      else if (titleStart >= 0) {
        const title = decode(text.slice(titleStart, Math.min(tag.start, titleStart + 2000)));
        if (open) open.name = title;
        else if (outer && around.length > 1) outer.title = title;
        else drawingTitle ??= title;
        titleStart = -1;
      }
    } else if (CONTAINERS.test(name)) {
      if (tag.isEnd && outer?.tag === name) around.pop();
      if (tag.isEnd || tag.isEmpty) continue;
      const isHidden = HIDDEN.test(name) || (outer?.isHidden ?? false);
      around.push({ tag: name, paint: paintOf(tag, rules, outer?.paint), isHidden, title: outer?.title ?? "" });
    } else if (SHAPES.test(name)) {
      open = null;
      const colors = tag.isEnd || outer?.isHidden ? [] : colorsOf(name, paintOf(tag, rules, outer?.paint));
      if (colors.length === 0) continue;
      const shape = { colors, group: outer?.title ?? "", name: null };
      shapes.push(shape);
      if (!tag.isEmpty) open = shape;
    }
  }
  return { shapes, title: drawingTitle };
}

/** Later ones win, as in CSS: inherited, attributes, rules for elements, classes and IDs, the style attribute. */
function paintOf(tag: Tag, rules: ReadonlyMap<string, Paint>, inherited: Paint = {}): Paint {
  const attributes = attributesOf(tag);
  const classes = (attributes.get("class") ?? "").split(/\s+/).map((name) => `.${name}`);
  const selectors = [tag.name.toLowerCase(), ...classes, `#${attributes.get("id")}`];
  const styles = [...selectors.map((selector) => rules.get(selector)), readStyle(attributes.get("style") ?? "")];
  return Object.assign(
    {},
    inherited,
    pick((property) => attributes.get(property)),
    ...styles,
  );
}

function colorsOf(tag: string, paint: Paint): Color[] {
  if (tag === "stop") return fade(paint["stop-color"], paint["stop-opacity"]);
  const fill = tag === "line" ? [] : fade(paint.fill, paint["fill-opacity"]);
  return [...fill, ...fade(paint.stroke, paint["stroke-opacity"])];
}

/** The color in an array, which is empty for "none", "url(#a)" and the like. */
function fade(text: string | undefined, opacity: string | undefined): Color[] {
  const color = text === undefined ? null : parse(text);
  if (!color || color.alpha === 0) return [];
  return [{ ...color, alpha: color.alpha * (parseAlpha(opacity ?? "") ?? 1) }];
}

/** The `<style>` rules for a single element, class or ID; those inside media queries and the like are skipped. */
function readRules(text: string): ReadonlyMap<string, Paint> {
  const rules = new Map<string, Paint>();
  let isNested = false;
  for (const rule of styleOf(text).split("}")) {
    const [prelude = "", body, inner] = rule.split("{");
    isNested = inner !== undefined || (isNested && body !== undefined);
    if (isNested || body === undefined) continue;
    const paint = readStyle(body);
    for (const selector of prelude.slice(prelude.lastIndexOf(";") + 1).split(",")) {
      const [whole, name] = SIMPLE_SELECTOR.exec(selector.trim()) ?? [];
      const key = name ?? whole?.toLowerCase();
      if (key !== undefined) rules.set(key, { ...rules.get(key), ...paint });
    }
  }
  return rules;
}

/** The content of all `<style>` elements, without comments. */
function styleOf(text: string): string {
  let css = "";
  for (let at = text.indexOf("<style"); at >= 0; ) {
    const end = text.indexOf("</style", at);
    if (end < 0) break;
    css += text.slice(text.indexOf(">", at) + 1, end);
    at = text.indexOf("<style", end);
  }
  const uncommented = css.split("*/").map((piece) => piece.split("/*", 1)[0]);
  return uncommented.join(" ").replace(/<!\[CDATA\[|\]\]>/g, "");
}

function readStyle(style: string): Paint {
  const values = new Map<string, string>();
  for (const declaration of style.split(";")) {
    const colon = declaration.indexOf(":");
    const value = declaration.slice(colon + 1).replace(/!\s*important\s*$/, "");
    if (colon >= 0) values.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim());
  }
  return pick((property) => values.get(property));
}

function pick(find: (property: Property) => string | undefined): Paint {
  const found = PROPERTIES.map((property) => [property, find(property)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}
