import type { Color } from "../../../../color/color.ts";
import { parse } from "../../../../color/text/parse.ts";
import { scanColors } from "../../../../color/text/scan/scan.ts";
import type { FoundColor } from "../../../../color/text/scan/scanner.ts";
import {
  findUnreadable,
  findUnreadableAttribute,
  findUnreadableStrings,
  findUnreadableTokens,
  type Unreadable,
} from "./find-unreadable.ts";
import { type Language, languageOf } from "./language.ts";
import { type Part, readMarkup } from "./read-markup.ts";
import { type Block, type Declaration, readSheet, type Sheet, type Syntax } from "./read-sheet.ts";
import { findTokenColors } from "./read-tokens.ts";
import { findMentions, type Mentions } from "./variable-names.ts";

export type Use = {
  readonly reading: Reading;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly color: Color;
  readonly block: Block | null;
  readonly declaration: Declaration | null;
  /** A literal in a declaration or an attribute, neither in a string nor the key of a map, so it can be replaced. */
  readonly isLiteral: boolean;
  /** Where Sass or Less may compute with it, which not every notation allows: in a variable or in parentheses. */
  readonly isComputed: boolean;
};

type Place = Pick<Use, "block" | "declaration" | "isLiteral" | "isComputed">;

const NO_PLACE: Place = { block: null, declaration: null, isLiteral: false, isComputed: false };

export type Definition = { readonly declaration: Declaration; readonly block: Block };

export type Reading = {
  readonly file: string;
  readonly text: string;
  readonly uses: readonly Use[];
  readonly blocks: readonly Block[];
  /** Definitions of variables, with any value. */
  readonly definitions: readonly Definition[];
  readonly mentions: Mentions;
  /** Files named by `@import`, which see the variables before it. */
  readonly imports: readonly string[];
  readonly unreadable: readonly Unreadable[];
};

/** Between the key of a map and its colon. */
const MAX_BLANKS = 20;

type Draft = { readonly [Key in keyof Reading]: Reading[Key] extends readonly (infer Item)[] ? Item[] : Reading[Key] };

/** Reads a text by file extension, as CSS if that is unknown. Never throws; takes linear time. */
export function readFile(file: string, text: string, language: Language = languageOf(file) ?? "css"): Reading {
  const mentions: Mentions = { names: new Set(), patterns: new Set(), assigned: new Set() };
  const draft: Draft = { file, text, uses: [], blocks: [], definitions: [], mentions, imports: [], unreadable: [] };
  for (const part of partsOf(text, language)) {
    if (part.kind === "script" || part.kind === "json") readStrings(draft, part.kind, part.start, part.end);
    else if (part.kind === "color") readAttribute(draft, part as Part);
    else readStyles(draft, part.kind, part.start, part.end);
  }
  if (language === "markup") {
    // Tailwind classes use variables, too: bg-(--brand).
    const defined = new Set(draft.definitions.map(({ declaration }) => declaration.start));
    findMentions(text, "css", [], defined, mentions);
  }
  return draft;
}

type AnyPart = Omit<Part, "kind"> & { readonly kind: Part["kind"] | "json" };

function partsOf(text: string, language: Language): readonly AnyPart[] {
  return language === "markup" ? readMarkup(text) : [{ kind: language, start: 0, end: text.length, name: "" }];
}

function readStrings(draft: Draft, kind: "script" | "json", start: number, end: number): void {
  const text = draft.text.slice(start, end);
  const tokens = kind === "json" ? findTokenColors(text) : [];
  let token = 0;
  for (const found of [...tokens, ...scanColors(text)].sort((a, b) => a.start - b.start)) {
    // The hex next to the components of a token is the same color again.
    while ((tokens[token]?.end ?? Number.POSITIVE_INFINITY) <= found.start) token++;
    const around = tokens[token];
    if (around && around !== found && around.start <= found.start) continue;
    draft.uses.push(makeUse(draft, found, start, NO_PLACE));
  }
  const unreadable = kind === "json" ? findUnreadableTokens(text) : findUnreadableStrings(text);
  for (const found of unreadable) draft.unreadable.push(shift(found, start));
  findMentions(text, kind === "json" ? "css" : kind, [], new Set(), draft.mentions);
}

function readAttribute(draft: Draft, { start, end, name }: Part): void {
  const written = draft.text.slice(start, end);
  const text = written.trim();
  const color = text.length > 200 ? null : parse(text);
  const first = written.indexOf(text);
  const found = color && { start: first, end: first + text.length, text, color };
  if (found) draft.uses.push(makeUse(draft, found, start, { ...NO_PLACE, isLiteral: true }));
  else draft.unreadable.push(...findUnreadableAttribute(draft.text, start, end, name));
  findMentions(text, "css", [], new Set(), draft.mentions);
}

function readStyles(draft: Draft, syntax: Syntax, start: number, end: number): void {
  const { text } = draft;
  const sheet = readSheet(text, start, end, syntax);
  const declarations = sheet.blocks.flatMap((block) =>
    block.declarations.map((declaration) => ({ block, declaration })),
  );
  declarations.sort((a, b) => a.declaration.valueStart - b.declaration.valueStart);
  const isQuiet = rangeCheck(sheet.quiet);
  for (const block of sheet.blocks) draft.blocks.push(block);
  pushUses(draft, syntax, start, end, declarations, isQuiet);
  const definitions = declarations.filter(({ declaration }) => isVariable(declaration.property, syntax));
  for (const definition of definitions) draft.definitions.push(definition);
  const hasOwnNames = sheet.statements.some((statement) => statement.startsWith("@value"));
  for (const { declaration } of declarations) {
    // Names in CSS modules can have any value.
    const found = findUnreadable(text, declaration, syntax, isQuiet);
    for (const one of found) if (!hasOwnNames || !/^[a-z]+$/i.test(one.text)) draft.unreadable.push(one);
  }
  for (const path of importsOf(sheet)) draft.imports.push(path);
  const defined = new Set(definitions.map(({ declaration }) => declaration.start - start));
  const comments = sheet.comments.map(([from, to]) => [from - start, to - start] as const);
  findMentions(text.slice(start, end), syntax, comments, defined, draft.mentions);
}

function pushUses(
  draft: Draft,
  syntax: Syntax,
  start: number,
  end: number,
  declarations: readonly Definition[],
  isQuiet: (at: number) => boolean,
): void {
  const { text } = draft;
  const depthAt = depthIn(text, isQuiet);
  let next = 0;
  for (const found of scanColors(text.slice(start, end))) {
    const from = found.start + start;
    const to = found.end + start;
    while ((declarations[next]?.declaration.valueEnd ?? Number.POSITIVE_INFINITY) <= from) next++;
    const around = declarations[next];
    if (!around || around.declaration.valueStart > from) {
      draft.uses.push(makeUse(draft, found, start, NO_PLACE));
      continue;
    }
    const { block, declaration } = around;
    const depth = syntax === "css" ? 0 : depthAt(declaration.valueStart, from);
    const isKey = depth > 0 && /^\s*:/.test(text.slice(to, to + MAX_BLANKS));
    const isLiteral = to <= declaration.valueEnd && !isQuiet(from) && !isKey;
    const isComputed = depth > 0 || /^[$@]/.test(declaration.property);
    draft.uses.push(makeUse(draft, found, start, { block, declaration, isLiteral, isComputed }));
  }
}

/** Counts the open parentheses between two positions of a text, in linear time if the positions come in order. */
function depthIn(text: string, isQuiet: (at: number) => boolean): (start: number, end: number) => number {
  let from = -1;
  let at = 0;
  let depth = 0;
  return (start, end) => {
    if (start !== from) [from, at, depth] = [start, start, 0];
    for (; at < end; at++) {
      const step = text[at] === "(" ? 1 : text[at] === ")" ? -1 : 0;
      if (step !== 0 && !isQuiet(at)) depth += step;
    }
    return depth;
  };
}

function makeUse(reading: Reading, found: FoundColor, start: number, place: Place): Use {
  return { ...shift(found, start), reading, ...place };
}

function isVariable(property: string, syntax: Syntax): boolean {
  if (property.startsWith("--")) return property.length > 2 && !/[#@$]/.test(property);
  return (property.startsWith("$") && syntax === "scss") || (property.startsWith("@") && syntax === "less");
}

function importsOf({ statements }: Sheet): string[] {
  return statements.flatMap((statement) =>
    /^@import\b/.test(statement)
      ? [...statement.matchAll(/["']([^"']+)["']/g)].map(([, path]) => path as string).slice(0, 20)
      : [],
  );
}

/** Whether a position is in one of the ranges, which are in order. */
function rangeCheck(ranges: readonly (readonly [number, number])[]): (at: number) => boolean {
  return (at) => {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle] as readonly [number, number])[1] <= at) low = middle + 1;
      else high = middle;
    }
    return low < ranges.length && (ranges[low] as readonly [number, number])[0] <= at;
  };
}

function shift<Found extends { start: number; end: number }>(found: Found, by: number): Found {
  return by === 0 ? found : { ...found, start: found.start + by, end: found.end + by };
}
