import { endOf } from "../../../../color/text/code-text.ts";
import type { Syntax } from "./read-sheet.ts";

export type Part = {
  readonly kind: Syntax | "script" | "color";
  readonly start: number;
  readonly end: number;
  /** The attribute name of a `color`; with "--" in front if it may have other values too, as a custom property may. */
  readonly name: string;
};

const COLOR_ATTRIBUTE =
  /^(?:(?:style:)?(?:color|fill|stroke|background-color|border-color)|stop-color|flood-color|lighting-color|bgcolor)$/i;
/** Elements whose attributes take only a color. Components also take their own words: color="primary". */
const TAKES_COLOR =
  /^(?:body|circle|defs|ellipse|fe[A-Za-z]+|font|g|hr|image|line|link|marker|marquee|mask|path|pattern|poly(?:gon|line)|rect|stop|svg|switch|symbol|table|t(?:body|d|foot|h|head|r)|text(?:Path)?|tspan|use)$/;
const NAME_CHARACTER = /[^\s=>"'/]/;

/**
 * The parts of HTML, SVG, Vue, Svelte or Astro that can hold colors: `<style>`, `<script>`, style attributes and the
 * attributes of SVG and old HTML that take a color. Skips text, comments, ids and URLs. Linear time.
 */
export function readMarkup(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("<", at);
    if (open < 0) break;
    if (text.startsWith("<!--", open)) at = endOf(text, "-->", open + 4);
    else if (/[a-z]/i.test(text[open + 1] ?? "")) at = readTag(text, open + 1, parts);
    else at = open + 1;
  }
  return parts;
}

/** Reads a tag from its name on, and its content if that is not markup; returns where it ends. */
function readTag(text: string, start: number, parts: Part[]): number {
  const tagEnd = endOfName(text, start);
  const written = text.slice(start, tagEnd);
  const tag = written.toLowerCase();
  const attributes = new Map<string, { start: number; end: number }>();
  let at = tagEnd;
  while (at < text.length && text[at] !== ">") {
    const nameEnd = endOfName(text, at);
    if (nameEnd === at) {
      at++;
      continue;
    }
    const name = text.slice(at, nameEnd).toLowerCase();
    at = skipBlanks(text, nameEnd);
    if (text[at] !== "=") continue;
    const value = readAttributeValue(text, skipBlanks(text, at + 1));
    at = value.next;
    if (!attributes.has(name)) attributes.set(name, value);
  }
  pushAttributes(text, written, attributes, parts);
  if (tag !== "style" && tag !== "script") return at + 1;
  const close = indexOfClosing(text, tag, at);
  const language = attributes.get("lang") ?? attributes.get("type");
  const kind = kindOf(tag, language, text);
  if (kind) parts.push({ kind, start: Math.min(at + 1, close), end: close, name: "" });
  return close;
}

type Value = { readonly start: number; readonly end: number };

function pushAttributes(text: string, tag: string, attributes: ReadonlyMap<string, Value>, parts: Part[]): void {
  for (const [name, { start, end }] of attributes) {
    if (name === "style") parts.push({ kind: "css", start, end, name });
    else if (COLOR_ATTRIBUTE.test(name)) {
      parts.push({ kind: "color", start, end, name: TAKES_COLOR.test(tag) ? name : `--${name}` });
    }
    // Vue expressions, such as :style="{ color: '#fff' }".
    else if (/^(?::|v-bind:)/.test(name)) parts.push({ kind: "script", start, end, name });
  }
  const meta = attributes.get("name");
  const content = attributes.get("content");
  if (tag.toLowerCase() === "meta" && meta && content && /color$/i.test(text.slice(meta.start, meta.end)))
    parts.push({ kind: "color", ...content, name: "content" });
}

/** `null` for languages without braces, which are skipped. */
function kindOf(tag: string, language: Value | undefined, text: string): Part["kind"] | null {
  if (tag === "script") return "script";
  const name = language ? text.slice(language.start, language.end).toLowerCase() : "";
  if (/^(?:sass|styl(?:us)?)$/.test(name)) return null;
  return /less/.test(name) ? "less" : /scss/.test(name) ? "scss" : "css";
}

function readAttributeValue(text: string, start: number): Value & { next: number } {
  const quote = text[start];
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, start + 1);
    const end = close < 0 ? text.length : close;
    return { start: start + 1, end, next: end + 1 };
  }
  // A Svelte or JSX expression.
  if (quote === "{") {
    const close = text.indexOf("}", start);
    const end = close < 0 ? text.length : close + 1;
    return { start, end, next: end };
  }
  let end = start;
  while (end < text.length && !/[\s>]/.test(text[end] as string)) end++;
  return { start, end, next: end };
}

function indexOfClosing(text: string, tag: string, start: number): number {
  const closing = new RegExp(`</${tag}`, "gi");
  closing.lastIndex = start;
  return closing.exec(text)?.index ?? text.length;
}

function endOfName(text: string, start: number): number {
  let at = start;
  while (at < text.length && NAME_CHARACTER.test(text[at] as string)) at++;
  return at;
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (/\s/.test(text[at] ?? "")) at++;
  return at;
}
