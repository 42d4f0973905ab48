// Scanning steps for code and CSS. Each returns its end position, at most the end of the text.

/** The position after the next `mark`. */
export function endOf(text: string, mark: string, start: number): number {
  const at = text.indexOf(mark, start);
  return at < 0 ? text.length : at + mark.length;
}

/** The position after the comment that starts here; `at` if none does. `//` after a colon isn't one: https://… */
export function endOfComment(text: string, at: number): number {
  if (text[at] !== "/") return at;
  if (text[at + 1] === "*") return endOf(text, "*/", at + 2);
  if (text[at + 1] !== "/" || text[at - 1] === ":") return at;
  const lineEnd = text.indexOf("\n", at);
  return lineEnd < 0 ? text.length : lineEnd;
}

/**
 * The position after the string that starts at `at`. A quote not closed on its line, or before `end`, is an apostrophe:
 * one sign.
 */
export function endOfString(text: string, at: number, end = text.length): number {
  const quote = text[at];
  for (let index = at + 1; index < end; index++) {
    const character = text[index];
    if (character === "\\") index++;
    else if (character === quote) return index + 1;
    else if (character === "\n" && quote !== "`") return at + 1;
  }
  return at + 1;
}

/** Splits at commas, at slashes, or at any number of blanks, outside parentheses and strings; the pieces are trimmed. */
export function splitOutside(text: string, separator: "," | "/" | " "): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (character === "\\") at++;
    else if (character === '"' || character === "'") at = endOfString(text, at) - 1;
    else if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (depth <= 0 && (separator === " " ? /\s/.test(character) : character === separator)) {
      pieces.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  pieces.push(text.slice(start).trim());
  return separator === " " ? pieces.filter(Boolean) : pieces;
}
