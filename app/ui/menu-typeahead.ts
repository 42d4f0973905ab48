export const TYPEAHEAD_RESET_MS = 500;

/**
 * Returns the index of the label that matches typed letters, searching from after `from` and wrapping, or −1.
 * Typing the same letter repeatedly cycles through the labels that start with it.
 */
export function findTyped(labels: readonly string[], from: number, typed: string) {
  const letters = typed.toLowerCase();
  const isRepeated = letters.length > 1 && letters === letters.charAt(0).repeat(letters.length);
  const prefix = isRepeated ? letters.charAt(0) : letters;
  // With more than one letter, the current item can still match.
  const first = prefix.length > 1 ? Math.max(from, 0) : from + 1;
  for (let step = 0; step < labels.length; step++) {
    const index = (first + step) % labels.length;
    if (labels[index]?.trim().toLowerCase().startsWith(prefix)) return index;
  }
  return -1;
}
