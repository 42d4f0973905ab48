import type { Color } from "../../color.ts";
import { toRgb24 } from "../../convert.ts";
import { parse } from "../../text/parse.ts";
import { scanColors } from "../../text/scan/scan.ts";
import { countColors, type ImportedPalette } from "../imported.ts";
import { nameAfterGroup, PaletteBuilder } from "../palette-builder.ts";
import { isColorLike, whyUnread } from "../why-unread.ts";
import { piecesOf } from "./code-pieces.ts";
import { COLOR_KEYS, NAME_KEYS } from "./json-color.ts";
import { keyInOrder } from "./json-order.ts";
import { readTokens } from "./tokens.ts";

/** A pair of brackets and what is inside. */
type Level = {
  readonly name: string;
  /** "<" for the markup that encloses everything. */
  readonly bracket: string;
  readonly parent: Level | null;
  readonly depth: number;
  /** The strings by key, as in a JSON object. */
  readonly tree: Record<string, unknown>;
  /** What `groupOf` returns; colors deep inside would each walk all levels. */
  group?: string;
  /** The name in an object such as `{ name: "Teal", hex: "#0d6986" }`. */
  label?: string;
  hasValue?: boolean;
  hasOthers?: boolean;
  /** The latest color, as 24 bits. */
  last?: number;
};
type Key = { readonly name: string; readonly level: Level; readonly line: number; readonly isTyped: boolean };
type Entry = { readonly color: Color; readonly key: string | null; readonly level: Level };

const MAX_COLOR_CHARACTERS = 200;
const MAX_DEPTH = 100;
const HEX_NUMBER = /^0x[\da-f]{6}$/i;
const KEY_OF_NUMBER = /mask|max|min|limit|addr|offset|code|point|flag|hash|seed/i;
// Names of containers that don't count as groups.
const PLAIN_NAMES = /^(?:colou?rs?|palettes?|swatches|theme|extend|module|exports|default|config|light)$/i;

/**
 * Reads the colors in JavaScript or TypeScript objects, such as a Tailwind 3 config: strings with a key, which is their
 * name. Also reads tokens in such objects, and colors in other languages with or without a key, such as
 * `Color(0xFF0D6986)` in Flutter and Compose. Runs no code. `null` for text without any.
 */
export function readCodeObject(text: string): ImportedPalette | null {
  const reader = new CodeReader(text.startsWith("<"));
  for (const piece of piecesOf(text)) {
    if (piece.kind === "string") reader.readString(piece.text);
    else if (piece.kind === "color") reader.readColor(piece.color);
    else if (piece.kind === "word") reader.readWord(piece.text);
    else reader.readSign(piece.text);
  }
  return reader.finish(text, /tailwind|\bextend\s*:/i.test(text.slice(0, 5000)) ? "Tailwind config" : "Code");
}

class CodeReader {
  private level: Level;
  private key: Key | null = null;
  private word = "";
  private line = 0;
  /** Whether the line of the key's value has ended: in other languages, what follows is not part of the value. */
  private isOver = false;
  private readonly entries: Entry[] = [];
  /** Numbers in `{ sea: 0x264653 }`, which count only if the text has neither other colors nor other hex numbers. */
  private readonly numbers: Entry[] = [];
  private hasOtherNumbers = false;
  private readonly builder = new PaletteBuilder();

  constructor(isMarkup: boolean) {
    this.level = { name: "", bracket: isMarkup ? "<" : "{", parent: null, depth: 0, tree: {} };
  }

  readWord(text: string): void {
    this.word = text.slice(0, MAX_COLOR_CHARACTERS);
    if (!/^0x/i.test(this.word)) return;
    const { key, level } = this;
    const isProperty = key?.isTyped && key.level === level && level.parent && level.bracket === "{" && !this.isOver;
    const color = isProperty && HEX_NUMBER.test(text) ? parse(`#${text.slice(2)}`) : null;
    if (color && isProperty && !KEY_OF_NUMBER.test(key.name)) this.numbers.push({ color, key: key.name, level });
    else this.hasOtherNumbers = true;
  }

  readString(text: string): void {
    this.word = text.length <= MAX_COLOR_CHARACTERS ? text : "";
    const level = objectAround(this.level);
    const key = level.bracket === "[" ? null : (this.key?.name ?? null);
    // HTML attributes are not objects, but its scripts may contain some.
    if (level.bracket === "<" || this.word === "" || (key === null && level.bracket !== "[")) return;
    if (key !== null) {
      level.tree[keyInOrder(key)] = this.word;
      if (this.key?.isTyped && NAME_KEYS.includes(key)) level.label ??= this.word;
    }
    const color = parse(withOpacity(this.word));
    if (color) this.add({ color, key, level });
    else if (this.key && isColorLike(this.word)) {
      const where = [groupOf(level), this.key.name].filter(Boolean).join(" / ");
      this.builder.leave(where, this.word, whyUnread);
    }
  }

  readColor(color: Color): void {
    const isNamed = this.key?.level === this.level && !this.isOver && this.level.bracket !== "[";
    this.add({ color, key: isNamed ? (this.key as Key).name : null, level: this.level });
    this.word = "";
  }

  private add(entry: Entry): void {
    const { key, level } = entry;
    this.entries.push(entry);
    if (key === null) return;
    if (COLOR_KEYS.includes(key)) level.hasValue = true;
    else if (!NAME_KEYS.includes(key)) level.hasOthers = true;
    this.key = null;
  }

  readSign(sign: string): void {
    if (sign === "\n") {
      this.line++;
      this.isOver ||= this.word !== "";
      return;
    }
    if (sign === ":") this.setKey(true);
    else if (sign === "=") {
      // In `val teal: Color = …` the key comes before the type.
      const { key } = this;
      if (!(key?.isTyped && key.level === this.level && key.line === this.line)) this.setKey(false);
    } else if (sign === "," || sign === ";") this.key = null;
    else if (sign === "{" || sign === "[" || sign === "(") this.open(sign);
    else if (sign === "}" || sign === "]" || sign === ")") this.close(sign);
    this.word = "";
  }

  private setKey(isTyped: boolean): void {
    this.key = { name: this.word, level: this.level, line: this.line, isTyped };
    this.isOver = false;
  }

  /** Parentheses may belong to any call, so the key stays valid after them. */
  private open(bracket: string): void {
    const { level: parent, key } = this;
    const isCall = bracket === "(";
    const name = key?.level === parent && !(isCall && this.isOver) ? key.name : "";
    // Tokens refer to each other by the keys in an object, without the name of the variable that holds it.
    const isOwn = name !== "" && key?.isTyped;
    const tree = isOwn || bracket === "[" ? {} : parent.tree;
    if (isOwn && bracket !== "[") parent.tree[keyInOrder(name)] = tree;
    if (parent.depth < MAX_DEPTH) this.level = { name, bracket, parent, depth: parent.depth + 1, tree };
    if (!isCall) this.key = null;
  }

  private close(bracket: string): void {
    const isCall = bracket === ")";
    const level = isCall ? this.level : objectAround(this.level);
    if (level.parent && (level.bracket === "(") === isCall) this.level = level.parent;
    if (!isCall) this.key = null;
  }

  finish(text: string, format: string): ImportedPalette | null {
    let top = this.level;
    while (top.parent) top = top.parent;
    const { palette: tokens } = readTokens(top.tree);
    const hasNumbers = this.entries.length === 0 && this.numbers.length > 0 && !this.hasOtherNumbers;
    const entries = hasNumbers && scanColors(text).length === 0 ? this.numbers : this.entries;
    if (tokens && countColors(tokens) >= entries.length) return tokens;
    for (const { color, key, level } of entries) {
      const isLabel = key !== null && NAME_KEYS.includes(key) && level.hasValue;
      const name = key !== null && COLOR_KEYS.includes(key) ? nameOfValue(level) : null;
      if (isLabel) continue;
      if (name === null) this.builder.add(color, key, groupOf(level));
      // Such an object often has its color in several formats.
      else if (level.last !== toRgb24(color)) this.builder.add(color, name, groupOf(level.parent));
      level.last = toRgb24(color);
    }
    const palette = this.builder.finish(format);
    return palette && nameAfterGroup(palette);
  }
}

/** The name of `{ name: "Teal", hex: "#0d6986" }` or `teal: { hex: "#0d6986" }`; `null` where the key is the name. */
function nameOfValue({ label, name, hasOthers, parent }: Level): string | null {
  if (parent === null) return null;
  const isGroup = name === "" || PLAIN_NAMES.test(name) || hasOthers;
  return label ?? (isGroup ? null : name);
}

function objectAround(level: Level): Level {
  let found = level;
  while (found.bracket === "(" && found.parent) found = found.parent;
  return found;
}

/** Tailwind 3 replaces `<alpha-value>` with the opacity of the utility; without one it is 1. */
function withOpacity(text: string): string {
  return text.replace(
    /calc\(<alpha-value>\s*\*\s*([\d.]+)\)|<alpha-value>/,
    (_, alpha: string | undefined) => alpha ?? "1",
  );
}

function groupOf(level: Level | null): string {
  if (level === null) return "";
  if (level.group === undefined) {
    const outer = groupOf(level.parent);
    const name = PLAIN_NAMES.test(level.name) ? "" : level.name;
    level.group = outer && name ? `${outer} / ${name}` : outer || name;
  }
  return level.group;
}
