const BREAKS = [
  { text: "\n", pattern: /(?<!\r)\n/ },
  { text: "\r\n", pattern: /\r\n/ },
  { text: "\r", pattern: /\r(?!\n)/ },
];
const RETURN = 13;
const FEED = 10;

/**
 * The text after an edit in a textarea, which turns every line break into "\n": what was not edited keeps the breaks
 * of `before`, and new breaks are like those that stayed where they are all alike.
 */
export function keepLineBreaks(before: string, edited: string): string {
  if (!before.includes("\r")) return edited;
  let start = 0;
  let editedStart = 0;
  while (start < before.length && editedStart < edited.length) {
    const length = breakAt(before, start);
    if (!isSame(before, start, length, edited, editedStart)) break;
    start += length || 1;
    editedStart++;
  }
  let end = before.length;
  let editedEnd = edited.length;
  while (end > start && editedEnd > editedStart) {
    const length = breakBefore(before, end);
    if (!isSame(before, end - (length || 1), length, edited, editedEnd - 1)) break;
    end -= length || 1;
    editedEnd--;
  }
  const [head, added, tail] = [before.slice(0, start), edited.slice(editedStart, editedEnd), before.slice(end)];
  const written = added.includes("\n") ? added.replaceAll("\n", commonBreak(head, tail)) : added;
  return join(join(head, written), tail);
}

/** Two breaks that meet must not become one. */
function join(first: string, second: string): string {
  if (!second.startsWith("\n")) return first + second;
  return first.replace(/\r+$/, (returns) => "\n".repeat(returns.length)) + second;
}

/** The one kind of line break in both texts, or "\n" where there are several or none. */
function commonBreak(head: string, tail: string): string {
  const kinds = BREAKS.filter(({ pattern }) => pattern.test(head) || pattern.test(tail));
  return kinds.length === 1 ? (kinds[0]?.text ?? "\n") : "\n";
}

/** How many characters the line break takes that begins here; 0 where there is none. */
function breakAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === RETURN) return text.charCodeAt(at + 1) === FEED ? 2 : 1;
  return code === FEED ? 1 : 0;
}

/** The same for the line break that ends here. */
function breakBefore(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  if (code === FEED) return text.charCodeAt(end - 2) === RETURN ? 2 : 1;
  return code === RETURN ? 1 : 0;
}

function isSame(before: string, at: number, breakLength: number, edited: string, editedAt: number): boolean {
  const code = edited.charCodeAt(editedAt);
  return breakLength > 0 ? code === FEED : code === before.charCodeAt(at);
}
