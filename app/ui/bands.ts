/** The background of colors side by side: one element instead of one for each, and no seams. No color paints nothing. */
export function bandsOf(colors: readonly (string | undefined)[], direction = "90deg"): string {
  return `linear-gradient(${direction},${colors.map((color, at) => `${color} 0 ${+(((at + 1) * 100) / colors.length).toFixed(2)}%`)})`;
}
