/** Rounds to at most `decimals` decimals, never to −0. */
export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0; // the sum turns −0 into 0
}
