/** Handles at one place lie so that the one that can still move is on top. */
export function layerOf(position: number, index: number, isSelected: boolean): number {
  if (isSelected) return 40;
  return position > 50 ? 30 - index : 10 + index;
}
