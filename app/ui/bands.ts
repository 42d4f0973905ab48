/** A background of adjacent color bands: one element instead of one per color, and no seams. Empty paints nothing. */
export function bandsOf(colors: readonly (string | undefined)[], direction = "90deg"): string {
  return `linear-gradient(${direction},${colors.map((color, at) => `${color} 0 ${+(((at + 1) * 100) / colors.length).toFixed(2)}%`)})`;
}
