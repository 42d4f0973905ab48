import type { Place } from "./finding.ts";

/** The place of a part of one text. */
export type Locate = (start: number, end: number) => Place;

/** Finds lines and columns in one text; lines are counted on first use. */
export function locator(file: string, text: string): Locate {
  let starts: number[] | undefined;
  return (start, end) => {
    starts ??= lineStarts(text);
    const line = lineAt(starts, start);
    const endLine = lineAt(starts, end);
    return {
      file,
      line,
      column: start - (starts[line - 1] as number) + 1,
      endLine,
      endColumn: end - (starts[endLine - 1] as number) + 1,
    };
  };
}

function lineStarts(text: string): number[] {
  // Editors do not count a byte order mark.
  const starts = [text.startsWith("\uFEFF") ? 1 : 0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The last line that starts at or before the position, counted from 1. */
function lineAt(starts: readonly number[], position: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= position) low = middle;
    else high = middle;
  }
  return low + 1;
}
