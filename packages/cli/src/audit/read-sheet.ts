import { endOf, endOfString } from "../../../../color/text/code-text.ts";
import { endOfUrl } from "../../../../color/text/scan/text.ts";

export type Syntax = "css" | "scss" | "less";

export type Declaration = {
  readonly property: string;
  readonly start: number;
  /** Start of the value without surrounding whitespace. */
  readonly valueStart: number;
  readonly valueEnd: number;
  /** The value without comments. */
  readonly value: string;
};

/** The content of two braces, or the whole text with an empty prelude. */
export type Block = {
  readonly prelude: string;
  readonly parent: Block | null;
  readonly declarations: Declaration[];
};

export type Sheet = {
  readonly blocks: readonly Block[];
  /** Statements without a block, such as `@import "x"`. */
  readonly statements: readonly string[];
  /** Comments, strings and URLs as pairs of start and end, in order: they contain no literals. */
  readonly quiet: readonly (readonly [start: number, end: number])[];
  readonly comments: readonly (readonly [start: number, end: number])[];
};

const MAX_BLOCK_DEPTH = 500;
const PROPERTY = /^(?:[$@]|--|[*_-])?[\w\u0080-\uffff-]*(?:[#@]\{[^{}]*\}[\w-]*)*\+?_?$/;
const URL_START = /url$/i;

/**
 * Reads the blocks and declarations of CSS, SCSS or Less in linear time. Never fails: unclosed parts end with the text,
 * as in CSS.
 */
export function readSheet(text: string, start: number, end: number, syntax: Syntax): Sheet {
  return new SheetReader(text, start, end, syntax).read();
}

class SheetReader {
  private readonly text: string;
  private readonly end: number;
  private readonly syntax: Syntax;
  private readonly blocks: Block[];
  private readonly statements: string[] = [];
  private readonly quiet: [number, number][] = [];
  private readonly comments: [number, number][] = [];
  private block: Block;
  /** Open blocks that are nested too deep to read but still have to be closed. */
  private skipped = 0;
  private at: number;
  /** Where the statement starts. */
  private start: number;
  private colon = -1;
  private parentheses = 0;
  private interpolations = 0;

  constructor(text: string, start: number, end: number, syntax: Syntax) {
    this.text = text;
    this.at = start;
    this.start = start;
    this.end = end;
    this.syntax = syntax;
    this.block = { prelude: "", parent: null, declarations: [] };
    this.blocks = [this.block];
  }

  read(): Sheet {
    while (this.at < this.end) this.step();
    this.endStatement();
    const { blocks, statements, quiet, comments } = this;
    return { blocks, statements, quiet, comments };
  }

  private step(): void {
    const { text, at } = this;
    switch (text[at]) {
      case "/":
        this.skipComment();
        return;
      case '"':
      case "'":
        this.skipString();
        return;
      case "\\":
        this.at += 2;
        return;
      case "(":
        this.open();
        return;
      case ")":
        this.parentheses = Math.max(0, this.parentheses - 1);
        break;
      case ":":
        if (this.colon < 0 && this.parentheses === 0 && this.interpolations === 0) this.colon = at;
        break;
      case ";":
        if (this.parentheses === 0) this.endStatement();
        break;
      case "{":
        if (/[#@$]/.test(text[at - 1] ?? "") && at > this.start) this.interpolations++;
        else this.openBlock();
        break;
      case "}":
        if (this.interpolations > 0) this.interpolations--;
        else this.closeBlock();
        break;
    }
    this.at++;
  }

  private skipComment(): void {
    const { text, at, end } = this;
    const isBlock = text[at + 1] === "*";
    if (!isBlock && (text[at + 1] !== "/" || this.syntax === "css")) {
      this.at++;
      return;
    }
    this.at = Math.min(end, isBlock ? endOf(text, "*/", at + 2) : endOf(text, "\n", at + 2));
    this.comments.push([at, this.at]);
    this.quiet.push([at, this.at]);
  }

  private skipString(): void {
    const { text, at, end } = this;
    this.at = endOfString(text, at, end);
    if (this.at > at + 1) this.quiet.push([at, this.at]);
  }

  private open(): void {
    const { text, at, end } = this;
    if (!URL_START.test(text.slice(Math.max(0, at - 3), at))) {
      this.parentheses++;
      this.at++;
      return;
    }
    this.at = Math.min(end, endOfUrl(text, at + 1, end));
    this.quiet.push([at, this.at]);
  }

  private openBlock(): void {
    const { block, at } = this;
    let depth = 0;
    if (this.skipped === 0) for (let above: Block | null = block; above; above = above.parent) depth++;
    if (this.skipped > 0 || depth >= MAX_BLOCK_DEPTH) this.skipped++;
    else {
      this.block = { prelude: this.cleanText(this.start, at), parent: block, declarations: [] };
      this.blocks.push(this.block);
    }
    this.startStatement();
  }

  private closeBlock(): void {
    this.endStatement();
    if (this.skipped > 0) this.skipped--;
    else if (this.block.parent) this.block = this.block.parent;
  }

  private endStatement(): void {
    const { text, start, at, colon } = this;
    const end = Math.min(at, this.end);
    if (colon >= start && colon < end && this.skipped === 0) {
      const property = this.cleanText(start, colon);
      if (property !== "" && PROPERTY.test(property)) {
        const valueStart = this.firstOf(colon + 1, end);
        const valueEnd = valueStart + text.slice(valueStart, end).trimEnd().length;
        const value = this.cleanText(valueStart, valueEnd);
        const propertyStart = this.firstOf(start, colon);
        this.block.declarations.push({ property, start: propertyStart, valueStart, valueEnd, value });
      }
    }
    if (text[this.firstOf(start, end)] === "@") this.statements.push(this.cleanText(start, end));
    this.startStatement();
  }

  private startStatement(): void {
    this.start = this.at + 1;
    this.colon = -1;
    this.parentheses = 0;
    this.interpolations = 0;
  }

  /** The text without comments and surrounding whitespace. */
  private cleanText(start: number, end: number): string {
    const { text, comments } = this;
    let first = comments.length;
    while (first > 0 && (comments[first - 1] as [number, number])[0] >= start) first--;
    if (first === comments.length) return text.slice(start, end).trim();
    let clean = "";
    let from = start;
    for (const [open, close] of comments.slice(first)) {
      if (open >= end) break;
      clean += `${text.slice(from, open)} `;
      from = close;
    }
    return (clean + text.slice(Math.min(from, end), end)).trim();
  }

  /** The first character from `start` that is neither whitespace nor in a comment; `end` if there is none. */
  private firstOf(start: number, end: number): number {
    let at = start;
    let comment = this.comments.length;
    while (comment > 0 && (this.comments[comment - 1] as [number, number])[0] >= start) comment--;
    while (at < end) {
      if (this.comments[comment]?.[0] === at) at = (this.comments[comment++] as [number, number])[1];
      else if (isBlank(this.text.charCodeAt(at))) at++;
      else break;
    }
    return Math.min(at, end);
  }
}

/** CSS whitespace, or a byte order mark. */
function isBlank(code: number): boolean {
  return code <= 32 || code === 0xfeff;
}
