/** "1,234,567", of a whole number. `toLocaleString` loads the browser's number formats first, for 10 ms and more. */
export function printCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "1 color", "1,200 colors". */
export function countOf(count: number, word: string): string {
  return `${printCount(count)} ${word}${count === 1 ? "" : "s"}`;
}

/** "a", "a and b", "a, b and c"; "" for none. */
export function listInWords(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
