import { type Minimum, pairCheck } from "./failing-pairs.ts";
import type { Place } from "./finding.ts";
import { locator } from "./locate.ts";
import type { Duplicate } from "./near-duplicates.ts";
import { type Reading, readFile, type Use } from "./read-file.ts";
import type { Block, Declaration } from "./read-sheet.ts";
import { Variables } from "./resolve-color.ts";
import { variableKey } from "./variable-names.ts";

export type Change = Place & { readonly before: string; readonly after: string };

export type FixedFile = {
  readonly reading: Reading;
  readonly text: string;
  /** The same file with its changes. */
  readonly fixed: Reading;
  readonly changes: readonly Change[];
};

export type Fixes = {
  readonly files: readonly FixedFile[];
  /** Left alone, because text that passes would fail with them. */
  readonly kept: readonly Change[];
};

/** Enough for any real project; each round reads all changed files again. */
const MAX_ROUNDS = 10;

type Edit = { readonly use: Use; readonly after: string };

/**
 * Replaces near-duplicates written as literals with the color that stays: in the same notation if that color has it
 * somewhere, otherwise as it is written most often. Nothing else in a text changes, and no pair of colors that has the
 * minimum contrast loses it.
 */
export function fixDuplicates(duplicates: readonly Duplicate[], readings: readonly Reading[], minimum: Minimum): Fixes {
  const failed = failedThemes(readings, minimum);
  let edits = duplicates.flatMap(editsOf);
  let files = applyAll(edits);
  let kept: Edit[] = [];
  for (let round = 1; ; round++) {
    const found = findHarm(edits, files, readings, minimum, failed);
    if (found.size === 0) break;
    const harm = round < MAX_ROUNDS ? found : new Set(edits.filter(({ use }) => use.declaration));
    kept = [...kept, ...harm];
    edits = edits.filter((edit) => !harm.has(edit));
    files = applyAll(edits);
  }
  return { files, kept: [...byReading(kept)].flatMap(([reading, own]) => changesOf(reading, own)) };
}

function editsOf({ duplicate, survivor }: Duplicate): Edit[] {
  return duplicate.uses.flatMap((use) => {
    if (!use.isLiteral) return [];
    const fitting = survivor.spellings.filter((text) => canReplace(use, text));
    const same = fitting.find((text) => notationOf(text) === notationOf(use.text));
    const after = same ?? (use.isComputed ? undefined : fitting[0]);
    return after === undefined ? [] : [{ use, after }];
  });
}

function applyAll(edits: readonly Edit[]): FixedFile[] {
  return [...byReading(edits)].map(([reading, own]) => {
    const parts: string[] = [];
    let end = 0;
    for (const { use, after } of own) {
      parts.push(reading.text.slice(end, use.start), after);
      end = use.end;
    }
    const text = parts.join("") + reading.text.slice(end);
    return { reading, text, fixed: readFile(reading.file, text), changes: changesOf(reading, own) };
  });
}

function changesOf({ file, text }: Reading, edits: readonly Edit[]): Change[] {
  const locate = locator(file, text);
  return edits.map(({ use, after }) => ({ ...locate(use.start, use.end), before: use.text, after }));
}

/** In the order of each text. */
function byReading(edits: readonly Edit[]): Map<Reading, Edit[]> {
  const known = new Map<Reading, Edit[]>();
  for (const edit of edits) {
    const own = known.get(edit.use.reading);
    if (own) own.push(edit);
    else known.set(edit.use.reading, [edit]);
  }
  for (const own of known.values()) own.sort((a, b) => a.use.start - b.use.start);
  return known;
}

type FailedThemes = ReadonlyMap<Block, ReadonlySet<string | null>>;

/** The rules that fail, with the themes in which they do. */
function failedThemes(readings: readonly Reading[], minimum: Minimum): FailedThemes {
  const find = pairCheck(readings, new Variables(readings), minimum);
  return new Map(readings.flatMap(find).map(({ block, pair }) => [block, pair.failedThemes]));
}

/** The edits in rules that fail in some theme only with them, and in the variables of these rules. */
function findHarm(
  edits: readonly Edit[],
  files: readonly FixedFile[],
  readings: readonly Reading[],
  minimum: Minimum,
  failed: FailedThemes,
): Set<Edit> {
  if (edits.length === 0) return new Set();
  const fixed = new Map(files.map((file) => [file.reading, file.fixed]));
  const after = readings.map((reading) => fixed.get(reading) ?? reading);
  const variables = new Variables(after);
  const findAfter = pairCheck(after, variables, minimum);
  const harmed = new Set<Declaration>();
  const names = new Set<string>();
  for (const [index, reading] of readings.entries()) {
    const now = after[index] as Reading;
    // Edits change only values, so both readings have the same blocks and declarations.
    const before = new Map(now.blocks.map((block, at) => [block, reading.blocks[at]]));
    for (const { block, color, background, pair } of findAfter(now)) {
      const own = before.get(block);
      if (!own || [...pair.failedThemes].every((theme) => failed.get(own)?.has(theme))) continue;
      for (const one of [color, background])
        harmed.add(own.declarations[block.declarations.indexOf(one)] as Declaration);
      for (const { values } of variables.environments([color.value, background.value]))
        for (const name of values.keys()) names.add(name);
    }
  }
  const isHarmful = ({ property }: Declaration) => names.has(variableKey(property));
  return new Set(
    edits.filter(({ use }) => use.declaration && (harmed.has(use.declaration) || isHarmful(use.declaration))),
  );
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
