import { MAX_NOTES_CHARACTERS } from "./clean.ts";

/** Merges notes changed in two places at once: theirs, followed by the lines that are only in mine. */
export function mergeNotes(mine: string, theirs: string): string {
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  const lines = theirs.split("\n");
  const both = [...lines, ...mine.split("\n").filter((line) => !lines.includes(line))].join("\n");
  return both.length <= MAX_NOTES_CHARACTERS ? both : mine;
}
