import type { Place } from "./finding.ts";
import { locator } from "./locate.ts";
import type { Duplicate } from "./near-duplicates.ts";
import type { Reading, Use } from "./read-file.ts";

export type Change = Place & { readonly before: string; readonly after: string };

export type FixedFile = { readonly reading: Reading; readonly text: string; readonly changes: readonly Change[] };

/**
 * Replaces near-duplicates written as literals with the color that stays: in the same notation if that color has it
 * somewhere, otherwise as it is written most often. Nothing else in a text changes.
 */
export function fixDuplicates(duplicates: readonly Duplicate[]): FixedFile[] {
  const edits = new Map<Reading, { use: Use; after: string }[]>();
  for (const { duplicate, survivor } of duplicates) {
    for (const use of duplicate.uses) {
      if (!use.isLiteral) continue;
      const fitting = survivor.spellings.filter((text) => canReplace(use, text));
      const after = fitting.find((text) => notationOf(text) === notationOf(use.text)) ?? fitting[0];
      if (after === undefined) continue;
      const known = edits.get(use.reading);
      if (known) known.push({ use, after });
      else edits.set(use.reading, [{ use, after }]);
    }
  }
  return [...edits].map(([reading, list]) => apply(reading, list));
}

function apply(reading: Reading, edits: { use: Use; after: string }[]): FixedFile {
  edits.sort((a, b) => a.use.start - b.use.start);
  const locate = locator(reading.file, reading.text);
  const parts: string[] = [];
  let end = 0;
  for (const { use, after } of edits) {
    parts.push(reading.text.slice(end, use.start), after);
    end = use.end;
  }
  parts.push(reading.text.slice(end));
  const changes = edits.map(({ use, after }) => ({ ...locate(use.start, use.end), before: use.text, after }));
  return { reading, text: parts.join(""), changes };
}

/** Whether the text needs no space between it and what is around it: `solid#fff` is right, `solidwhite` is not. */
function canReplace({ reading: { text }, start, end }: Use, after: string): boolean {
  const isGluedBefore = /[\w-]/.test(text[start - 1] ?? "") && !after.startsWith("#");
  const isGluedAfter = /[\w.%(+-]/.test(text[end] ?? "") && !after.endsWith(")");
  // In HTML, a value without quotes ends at a space.
  const isUnquoted = text[start - 1] === "=" && /\s/.test(after);
  return !isGluedBefore && !isGluedAfter && !isUnquoted && !/\s{2}|\/[*/]|["'<>&]/.test(after);
}

function notationOf(text: string): string {
  return text.startsWith("#") ? "#" : (/^([\w-]+)\(/.exec(text)?.[1]?.toLowerCase() ?? "name");
}
