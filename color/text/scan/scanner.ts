import type { Color } from "../../color.ts";
import { endOf, endOfComment, endOfString } from "../code-text.ts";
import { cssNamedRgb24 } from "../css-names.ts";
import { parse } from "../parse.ts";
import { endOfHash, isHex, isIssueNumber } from "./hex.ts";
import { CLASS_KEY, isColorKey, isTextKey, TAKES_SELECTOR } from "./keys.ts";
import { type Kind, Statement } from "./statement.ts";
import {
  characterAfter,
  endBefore,
  endOfAddress,
  endOfArbitrary,
  endOfCall,
  endOfUrl,
  isWordCharacter,
} from "./text.ts";

// The grammar, which fits CSS, SCSS, Less, JSON, JavaScript, HTML and lists:
//
//   text      = statements, each up to a semicolon, a brace or the end
//   statement = keys, values and signs (statement.ts)
//   key       = a word or string before a colon or an equals sign
//   value     = a word, a call, a hash or a string
//   word      = letters, digits, "-" and "_", also after "$" or "@"
//   call      = a word and "(…)": a color, or an address, or else more values
//   hash      = "#" and a word (hex.ts)
//   string    = "…" or '…' on one line: a color, or words, or else another text
//
// Skipped are comments, addresses, Tailwind's arbitrary values and what a backslash escapes. The braces of `${…}`,
// `#{…}` and `@{…}` end no statement.

/** A color in a longer text, written as `text`, from `start` up to `end`. */
export type FoundColor = { readonly start: number; readonly end: number; readonly text: string; readonly color: Color };

type Candidate = FoundColor & { readonly isName: boolean; readonly isSure: boolean };

// Longer functions are searched for colors inside, but are not colors: this keeps nested ones linear.
const MAX_FUNCTION_CHARACTERS = 200;
const COLOR_FUNCTION = /^(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|contrast-color|alpha)$/i;

/** Scans a text once. */
export class Scanner {
  readonly found: FoundColor[] = [];
  private readonly text: string;
  private readonly kind: Kind;
  private readonly end: number;
  private statement: Statement;
  // Confirmed or dropped at the end of the statement: `a:hover #fade {` has no colors.
  private candidates: Candidate[] = [];
  private interpolations = 0;
  /** The last word or key. */
  private word = "";
  private wordEnd = -1;

  constructor(text: string, kind: Kind, end = text.length) {
    this.text = text;
    this.kind = kind;
    this.end = end;
    this.statement = new Statement(text, kind);
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
    const { text, statement } = this;
    if (isWordCharacter(text.charCodeAt(at))) return this.readWord(at);
    const character = text[at] as string;
    if (text[at + 1] === "{" && /[$#@]/.test(character)) {
      this.interpolations++; // ${…} in JavaScript, #{…} in Sass, @{…} in Less
      return at + 2;
    }
    switch (character) {
      case "$":
      case "@":
        return this.readWord(at);
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
      case ":":
      case "=":
        statement.setKey(this.wordUntil(endBefore(text, at)), character === ":");
        break;
      case "(":
        statement.openCall(this.wordUntil(at));
        // A Markdown link.
        if (text[at - 1] === "]") return Math.max(at + 1, endOfAddress(text, at + 1, this.end));
        break;
      case ")":
        statement.closeCall();
        break;
      case "[":
        statement.brackets++;
        return endOfArbitrary(text, at, this.end);
      case "]":
        statement.brackets--;
        break;
      case "\n":
        if (text[at - 1] !== ",") statement.endLine();
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

  private endStatement(isBlockStart: boolean): void {
    for (const { isName, isSure, ...found } of this.candidates) {
      // The text before a block is a selector, but @include button(#fff) { is not.
      if (!isBlockStart || isSure || (this.statement.isAtRule && !isName)) this.found.push(found);
    }
    this.candidates = [];
    this.statement = new Statement(this.text, this.kind);
  }

  private suggest(start: number, end: number, isName: boolean): boolean {
    const text = this.text.slice(start, end);
    const color = parse(text);
    if (!color) return false;
    const isSure = !isName && this.statement.isAssigned(start);
    this.candidates.push({ start, end, text, color, isName, isSure });
    return true;
  }

  private readWord(start: number): number {
    const { text, statement } = this;
    let end = start + 1;
    while (isWordCharacter(text.charCodeAt(end))) end++;
    this.word = text.slice(start, end);
    this.wordEnd = end;
    statement.isAtRule ??= text[start] === "@";
    if (/[$@.&%\\]/.test(text[start - 1] ?? "")) return end;
    if (text[end] === "(") return this.readCall(start, end);
    if (this.isColorName(start, end) && statement.takesName(start, end)) this.suggest(start, end, true);
    return end;
  }

  /** The word that ends here, or "". */
  private wordUntil(end: number): string {
    return this.wordEnd === end ? this.word : "";
  }

  private isColorName(start: number, end: number): boolean {
    const { text } = this;
    const name = this.word.toLowerCase();
    if (name !== "transparent" && cssNamedRgb24(name) === undefined) return false;
    // In "img/red.png" it is part of an address, in "red: #f00" a key.
    const isPart = text[start - 1] === "/" || /[./[]/.test(text[end] ?? "");
    return !isPart && !/[:=]/.test(characterAfter(text, end));
  }

  private readCall(start: number, end: number): number {
    const { text, word } = this;
    if (word.toLowerCase() === "url") return endOfUrl(text, end + 1, this.end);
    if (!COLOR_FUNCTION.test(word)) return end;
    const close = endOfCall(text, end, Math.min(end + MAX_FUNCTION_CHARACTERS, this.end));
    return close > 0 && this.statement.takesValue(start) && this.suggest(start, close, false) ? close : end;
  }

  private readHash(start: number): number {
    const { text, statement } = this;
    statement.isAtRule ??= false;
    const end = endOfHash(text, start);
    if (!isHex(text, start, end, this.wordUntil(start - 1))) return end;
    const isNumber = isIssueNumber(text, start, end, this.kind === "list") && !statement.isInGradient();
    if (!isNumber && statement.takesValue(start)) this.suggest(start, end, false);
    return end;
  }

  private readString(start: number): number {
    const { text, statement } = this;
    const end = endOfString(text, start, this.end);
    const close = end - 1;
    if (close === start) return end; // an apostrophe
    statement.isAtRule ??= false;
    const before = text[endBefore(text, start) - 1] ?? "";
    if (characterAfter(text, end) === ":" && before !== "?") {
      this.word = text.slice(start + 1, close);
      this.wordEnd = end;
      return end;
    }
    const isCall = before === "(";
    const key = isCall ? statement.call : statement.lastKey;
    // In [fill="#fff"] it is part of a selector.
    const isSelector = (isCall && TAKES_SELECTOR.test(key)) || (before === "=" && statement.brackets > 0);
    // <meta name="theme-color" content="#f00">
    const isText = isTextKey(key) && !CLASS_KEY.test(key) && !(key === "content" && before === "=");
    if (isSelector || isText) return end;
    if (!this.readWholeString(start + 1, close, key, before)) this.scanInside(start + 1, close, key, before);
    return end;
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
    const inside = new Scanner(this.text, isValue ? "value" : "code", end);
    if (isValue && isColorKey(key)) inside.statement.setKey(key, true);
    inside.finish(start);
    for (const found of inside.found) this.found.push(found);
  }

  private skipComment(start: number): number {
    const { text } = this;
    const end = endOfComment(text, start);
    if (text[start + 1] !== "/") return Math.max(end, start + 1);
    if (end === start) return endOfAddress(text, start + 2, this.end); // after a colon
    this.statement.endLine();
    return end;
  }
}
