import type { Color } from "../../color.ts";
import { cssNamedRgb24 } from "../css-names.ts";
import { parse } from "../parse.ts";
import {
  CLASS_KEY,
  characterAfter,
  closingQuote,
  endBefore,
  endOf,
  endOfAddress,
  endOfArbitrary,
  endOfCall,
  endOfUrl,
  isAfterEquals,
  isArgbAt,
  isBehindPath,
  isColorKey,
  isHexNeighbor,
  isIssueNumber,
  isTextKey,
  isWholeItem,
  isWordCharacter,
  NAMING_PROPERTY,
  TAKES_COLOR,
  TAKES_SELECTOR,
} from "./text.ts";

/** A color in a longer text, written as `text`, from `start` up to `end`. */
export type FoundColor = { readonly start: number; readonly end: number; readonly text: string; readonly color: Color };

type Candidate = FoundColor & { readonly isName: boolean; readonly isSure: boolean };

// Longer functions are searched for colors inside, but are not colors: this keeps nested ones linear.
const MAX_FUNCTION_CHARACTERS = 200;
const MAX_NAME_CHARACTERS = 20;
const MAX_KEY_CHARACTERS = 60;
const COLOR_FUNCTION = /^(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|contrast-color|alpha)$/i;
const HEX_DIGITS = /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Scans a text once. A statement ends with a semicolon, a brace or the text. */
export class Scanner {
  readonly found: FoundColor[] = [];
  private readonly text: string;
  /** A list or prose, where a color needs no key before it. */
  private readonly isPlain: boolean;
  /** The content of a string that is a value, such as "1px solid #fff". */
  private readonly isValue: boolean;
  // Confirmed or dropped at the end of the statement: `a:hover #fade {` has no colors.
  private candidates: Candidate[] = [];
  /** The first key of the statement: "color" in `color: red`. */
  private key: string | undefined;
  private lastKey = "";
  private lineKey = ""; // the last key on this line
  private isEmpty = true;
  private isAtRule = false;
  /** The enclosing functions; plain parentheses have the name "". */
  private calls: string[] = [];
  private brackets = 0;
  private interpolations = 0;
  private word = "";
  private wordEnd = -1;
  private readonly end: number;

  constructor(text: string, isPlain: boolean, isValue: boolean, end = text.length) {
    this.text = text;
    this.isPlain = isPlain;
    this.isValue = isValue;
    this.end = end;
  }

  /** Reads to the end and completes `found`. */
  finish(start: number): void {
    this.read(start, this.end);
    this.endStatement(false);
  }

  /** Reads up to `limit`, or to the end of the word or string there, and returns where it stopped. */
  read(start: number, limit: number): number {
    let at = start;
    while (at < limit) at = this.step(at);
    return at;
  }

  /** Reads the next piece and returns its end. */
  private step(at: number): number {
    const { text } = this;
    const character = text[at] as string;
    if (isWordCharacter(text.charCodeAt(at)) || ((character === "$" || character === "@") && text[at + 1] !== "{")) {
      return this.readWord(at);
    }
    switch (character) {
      case "#":
        return this.readHash(at);
      case '"':
      case "'":
        return this.readString(at);
      case "/":
        return this.skipComment(at);
      case "<":
        return text.startsWith("<!--", at) ? endOf(text, "-->", at) : at + 1;
      case "\\":
        return at + 2;
      case "$":
      case "@":
        this.interpolations++; // ${…} in JavaScript, @{…} in Less
        return at + 2;
      case ":":
      case "=":
        this.setKey(this.wordBefore(at), character === ":");
        break;
      case "(":
        this.calls.push(this.wordEnd === at ? this.word.slice(0, MAX_KEY_CHARACTERS) : "");
        // A Markdown link.
        if (text[at - 1] === "]") return Math.max(at + 1, endOfAddress(text, at + 1, this.end));
        break;
      case "\n":
        if (text[at - 1] !== ",") this.lineKey = "";
        break;
      case ")":
        this.calls.pop();
        break;
      case "[":
        this.brackets++;
        return endOfArbitrary(text, at, this.end);
      case "]":
        this.brackets--;
        break;
      case "{":
        this.endStatement(true);
        break;
      case "}":
        if (this.interpolations > 0) this.interpolations--;
        else this.endStatement(false);
        break;
      case ";":
        this.endStatement(false);
        break;
    }
    return at + 1;
  }

  private setKey(word: string, isDeclaration: boolean): void {
    // The rest is not needed, and the check must stay cheap.
    this.lastKey = word.slice(0, MAX_KEY_CHARACTERS);
    this.lineKey = this.lastKey;
    if (!isDeclaration || this.key !== undefined) return;
    this.key = this.lastKey;
    // In Less, @color: red is a variable.
    if (word.startsWith("@")) this.isAtRule = false;
  }

  private wordBefore(at: number): string {
    return endBefore(this.text, at) === this.wordEnd ? this.word : "";
  }

  private readWord(start: number): number {
    const { text } = this;
    let end = start + 1;
    while (isWordCharacter(text.charCodeAt(end))) end++;
    this.word = text.slice(start, end);
    this.wordEnd = end;
    if (this.isEmpty) this.isAtRule = text[start] === "@";
    this.isEmpty = false;
    if (/[$@.&%\\]/.test(text[start - 1] ?? "")) return end;
    if (text[end] === "(") return this.readCall(start, end);
    this.readName(start, end);
    return end;
  }

  private readName(start: number, end: number): void {
    if (end - start > MAX_NAME_CHARACTERS) return;
    const { text } = this;
    const name = this.word.toLowerCase();
    if (name !== "transparent" && cssNamedRgb24(name) === undefined) return;
    // In "red: #f00" it is a key, in "img/red.png" part of an address.
    const isPart = text[start - 1] === "/" || /[./[]/.test(text[end] ?? "");
    if (isPart || /[:=]/.test(characterAfter(text, end))) return;
    const isValue = this.isPlain
      ? isWholeItem(text, start, end) && !NAMING_PROPERTY.test(this.lineKey)
      : this.key !== undefined && isColorKey(this.key);
    if (isValue ? TAKES_COLOR.test(this.calls.at(-1) ?? "") : this.isInGradient()) this.suggest(start, end, true);
  }

  private readCall(start: number, end: number): number {
    const { text, word } = this;
    if (word.toLowerCase() === "url") return endOfUrl(text, end + 1, this.end);
    if (!COLOR_FUNCTION.test(word)) return end;
    const close = endOfCall(text, end, Math.min(end + MAX_FUNCTION_CHARACTERS, this.end));
    return close > 0 && this.isValueHere(start) && this.suggest(start, close, false) ? close : end;
  }

  private readHash(start: number): number {
    const { text } = this;
    const before = text[start - 1] ?? "";
    if (text[start + 1] === "{") {
      this.interpolations++;
      return start + 2;
    }
    this.isEmpty = false;
    let end = start + 1;
    while (isHexNeighbor(text.charCodeAt(end))) end++;
    const isPart = before !== "" && (before === "&" || before === "." || isHexNeighbor(before.charCodeAt(0)));
    if (isPart || end - start > MAX_NAME_CHARACTERS || !HEX_DIGITS.test(text.slice(start + 1, end))) return end;
    if (isArgbAt(text, start) || isBehindPath(text, start, this.wordEnd === start - 1 ? this.word : "")) return end;
    const isNumber = isIssueNumber(text, start, end, this.isPlain) && !this.isInGradient();
    if (!isNumber && this.isValueHere(start)) this.suggest(start, end, false);
    return end;
  }

  /** There, a color needs no key, and its position may follow it. */
  private isInGradient(): boolean {
    return /-gradient$/i.test(this.calls.at(-1) ?? "");
  }

  /** Whether a hex color or function here would be a value. */
  private isValueHere(start: number): boolean {
    if (this.isPlain || this.isValue || this.key !== undefined || this.isAtRule || this.calls.length > 0) return true;
    return this.isAssigned(start);
  }

  /** True in `accent = #f00`, but not in the selector [href=#abc] or the attribute href=#abc. */
  private isAssigned(start: number): boolean {
    return this.brackets <= 0 && isAfterEquals(this.text, start) && !isTextKey(this.lastKey);
  }

  private suggest(start: number, end: number, isName: boolean): boolean {
    const text = this.text.slice(start, end);
    const color = parse(text);
    if (color) this.candidates.push({ start, end, text, color, isName, isSure: !isName && this.isAssigned(start) });
    return color !== null;
  }

  private endStatement(isBlockStart: boolean): void {
    for (const { isName, isSure, ...found } of this.candidates) {
      // The text before a block is a selector, but @include button(#fff) { is not.
      if (!isBlockStart || isSure || (this.isAtRule && !isName)) this.found.push(found);
    }
    this.candidates = [];
    this.key = undefined;
    this.lastKey = "";
    this.isEmpty = true;
    this.isAtRule = false;
    this.calls = [];
    this.brackets = 0;
    this.wordEnd = -1;
  }

  private readString(start: number): number {
    const { text } = this;
    const close = closingQuote(text, start, this.end);
    // An apostrophe, because CSS and JavaScript strings end on the same line.
    if (close < 0) return start + 1;
    this.isEmpty = false;
    const content = text.slice(start + 1, close);
    const before = text[endBefore(text, start) - 1] ?? "";
    if (characterAfter(text, close + 1) === ":" && before !== "?") {
      this.word = content;
      this.wordEnd = close + 1;
      return close + 1;
    }
    const isCall = before === "(";
    const key = isCall ? (this.calls.at(-1) ?? "") : this.lastKey;
    // In [fill="#fff"] it is part of a selector.
    const isSelector = (isCall && TAKES_SELECTOR.test(key)) || (before === "=" && this.brackets > 0);
    // <meta name="theme-color" content="#f00">
    const isText = isTextKey(key) && !CLASS_KEY.test(key) && !(key === "content" && before === "=");
    if (isSelector || isText) return close + 1;
    if (!this.readWholeString(start + 1, close, key, before)) this.scanInside(start + 1, close, key, before);
    return close + 1;
  }

  private readWholeString(start: number, end: number, key: string, before: string): boolean {
    const content = this.text.slice(start, end);
    const text = content.trim();
    const color = text.length <= MAX_FUNCTION_CHARACTERS ? parse(text) : null;
    if (!color) return false;
    const isName = /^[a-z]+$/i.test(text);
    const isNameValue = /[:,[]/.test(before) || before === "" || (before === "=" && isColorKey(key));
    const first = start + content.indexOf(text);
    if (!isName || isNameValue) this.found.push({ start: first, end: first + text.length, text, color });
    return true;
  }

  private scanInside(start: number, end: number, key: string, before: string): void {
    const isValue = /[:=,[?]/.test(before) && !CLASS_KEY.test(key) && !isTextKey(key);
    const inside = new Scanner(this.text, false, isValue, end);
    if (isValue && isColorKey(key)) inside.setKey(key, true);
    inside.finish(start);
    for (const found of inside.found) this.found.push(found);
  }

  private skipComment(start: number): number {
    const { text } = this;
    if (text[start + 1] === "*") return endOf(text, "*/", start + 2);
    if (text[start + 1] !== "/") return start + 1;
    if (text[start - 1] === ":") return endOfAddress(text, start + 2, this.end); // the two slashes of an address
    this.lineKey = "";
    return endOf(text, "\n", start);
  }
}
