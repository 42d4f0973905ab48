/** "1,234,567", of a whole number. `toLocaleString` loads the browser's number formats first, for 10 ms and more. */
export function printCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "1 color", "1,200 colors". */
export function countOf(count: number, word: string): string {
  return `${printCount(count)} ${word}${count === 1 ? "" : "s"}`;
}
