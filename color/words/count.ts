/** As "1,234,567", with at most three decimals. `toLocaleString` first loads number formats, for 10 ms or more. */
export function printCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+(\.|$))/g, ",");
}

/** "1 color", "1,200 colors". */
export function countOf(count: number, word: string): string {
  return `${printCount(count)} ${word}${count === 1 ? "" : "s"}`;
}
