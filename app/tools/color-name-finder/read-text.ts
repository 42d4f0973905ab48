import type { Color } from "#color/color.ts";
import { parsePastedList } from "#color/text/pasted/list.ts";
import { explainUnreadable } from "#color/text/pasted/problem.ts";
import { parsePasted } from "#color/text/pasted.ts";
import { MAX_COLORS } from "./state.ts";

export type ReadText = {
  /** The values in the text, the first twelve. */
  readonly colors: readonly Color[];
  /** The text is looked for among the names, too: "teal" is a name and a value. What is meant as a value is not. */
  readonly isName: boolean;
  /** Where it is not: why the text is no color. */
  readonly problem: string;
};

/** What a typed text may mean. */
export function readText(text: string): ReadText {
  const single = parsePasted(text);
  const isName = isLikeName(text, single !== null);
  const colors = single ? [single] : isName ? [] : parsePastedList(text).slice(0, MAX_COLORS);
  return { colors, isName, problem: colors.length > 0 || isName ? "" : (explainUnreadable(text) ?? NOT_READ) };
}

const NOT_READ = "This is neither a name nor a color value.";
const LETTERS = /^[\p{L}\p{M}’'.&\s-]+$/u;

/** "abc123" is a hex code and "gray50" is not, and where there are brackets or a number sign no name is meant. */
function isLikeName(text: string, isValue: boolean): boolean {
  return /\p{L}/u.test(text) && (isValue ? LETTERS.test(text) : !/[#(){}[\],;:]/.test(text));
}
