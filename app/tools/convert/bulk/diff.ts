import { countOf, printCount } from "#color/words/count.ts";
import type { ConvertedText, Replacement } from "./convert-text.ts";

/** Has `hex` if the part is a color. */
export type DiffPart = { text: string; hex?: string };

/** One changed line, or several that belong together because a color spans more than one line. */
type Change = { firstLine: number; before: DiffPart[]; after: DiffPart[]; hiddenColors: number };

export type Diff = { changes: Change[]; changedLines: number; changeCount: number };

const LONG_CHARACTERS = 120;
const CONTEXT_CHARACTERS = 50;
const MAX_COLORS_PER_CHANGE = 24;

/** The changed lines of a text with their new notation, the first `limit` in full. Lines count from 1. */
export function diffOf(text: string, replacements: readonly Replacement[], limit: number): Diff {
  const changes: Change[] = [];
  let changedLines = 0;
  let changeCount = 0;
  let line = 1;
  let counted = 0;
  for (let i = 0; i < replacements.length; ) {
    const first = replacements[i] as Replacement;
    const start = text.lastIndexOf("\n", first.start - 1) + 1;
    let end = endOfLine(text, first.end);
    const group: Replacement[] = [];
    for (let next = replacements[i]; next && next.start < end; next = replacements[++i]) {
      group.push(next);
      end = endOfLine(text, Math.max(end, next.end));
    }
    line += countBreaks(text, counted, start);
    counted = start;
    changedLines += countBreaks(text, start, end) + 1;
    changeCount++;
    if (changes.length < limit) changes.push(makeChange(text, start, end, line, group));
  }
  return { changes, changedLines, changeCount };
}

function makeChange(text: string, start: number, end: number, firstLine: number, group: Replacement[]): Change {
  const before: DiffPart[] = [];
  const after: DiffPart[] = [];
  const shown = group.slice(0, MAX_COLORS_PER_CHANGE);
  const addBoth = (part: string, isFirst: boolean, isLast: boolean) => {
    if (part === "") return;
    const short = { text: shorten(part, isFirst, isLast) };
    before.push(short);
    after.push(short);
  };
  let position = start;
  for (const [i, place] of shown.entries()) {
    addBoth(text.slice(position, place.start), i === 0, false);
    before.push({ text: text.slice(place.start, place.end), hex: place.hex });
    after.push({ text: place.text, hex: place.hex });
    position = place.end;
  }
  const hiddenColors = group.length - shown.length;
  addBoth(text.slice(position, hiddenColors > 0 ? position : end).replace(/\r$/, ""), false, true);
  return { firstLine, before, after, hiddenColors };
}

/** Keeps only the text near colors: a minified file is one line of many thousand characters. */
function shorten(part: string, isFirst: boolean, isLast: boolean): string {
  if (part.length <= LONG_CHARACTERS) return part;
  const head = isFirst ? "" : part.slice(0, CONTEXT_CHARACTERS);
  const tail = isLast ? "" : part.slice(-CONTEXT_CHARACTERS);
  return `${head} … ${tail}`;
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf("\n", from);
  return at < 0 ? text.length : at;
}

function countBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

/** "14 colors converted in 9 lines.", with further notes if needed. */
export function describeCounts({ replacements, found, mapped }: ConvertedText, changedLines: number): string {
  const changed = replacements.length;
  if (found === 0) return "No color found in this text.";
  const same = found - changed;
  if (changed === 0) return `${countOf(found, "color")} found, nothing to change.`;
  const sentences = [`${countOf(changed, "color")} converted in ${countOf(changedLines, "line")}.`];
  if (same > 0) sentences.push(`${same === 1 ? "1 stays" : `${printCount(same)} stay`} as written.`);
  if (mapped > 0) sentences.push(`${printCount(mapped)} outside sRGB, mapped per CSS Color 4.`);
  return sentences.join(" ");
}
