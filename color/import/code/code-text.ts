// Steps through code that the readers of variables and of objects share. Each returns where it ends, at most the end.

/** Past the comment that begins here; `at` itself if none does. Two slashes are none behind a colon: https://… */
export function endOfComment(text: string, at: number): number {
  if (text[at] !== "/") return at;
  if (text[at + 1] === "*") {
    const close = text.indexOf("*/", at + 2);
    return close < 0 ? text.length : close + 2;
  }
  if (text[at + 1] !== "/" || text[at - 1] === ":") return at;
  const lineEnd = text.indexOf("\n", at);
  return lineEnd < 0 ? text.length : lineEnd;
}

/** Past the string that begins at `at`. An apostrophe in prose is no string: what is not closed on its line is one sign. */
export function endOfString(text: string, at: number): number {
  const quote = text[at];
  for (let index = at + 1; index < text.length; index++) {
    const character = text[index];
    if (character === "\\") index++;
    else if (character === quote) return index + 1;
    else if (character === "\n" && quote !== "`") return at + 1;
  }
  return at + 1;
}

/** The pieces between the separators that are in no parentheses and no strings. */
export function splitOutside(text: string, separator: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (character === "\\") at++;
    else if (character === '"' || character === "'") at = endOfString(text, at) - 1;
    else if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (character === separator && depth <= 0) {
      pieces.push(text.slice(start, at));
      start = at + 1;
    }
  }
  pieces.push(text.slice(start));
  return pieces;
}
