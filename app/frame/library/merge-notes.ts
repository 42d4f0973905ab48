import { MAX_NOTES_CHARACTERS } from "./clean.ts";

/** Notes that were changed in two places at once: both texts, without the lines that they begin with twice. */
export function mergeNotes(mine: string, theirs: string): string {
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  const [mineLines, theirLines] = [mine.split("\n"), theirs.split("\n")];
  const start = mineLines.findIndex((line, index) => line !== theirLines[index]);
  const both = [...theirLines, ...mineLines.slice(start)].join("\n");
  return both.length <= MAX_NOTES_CHARACTERS ? both : mine;
}
