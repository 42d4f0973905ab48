export const TYPEAHEAD_RESET_MS = 500;

/**
 * The index of the label that typed letters lead to, looked for after `from` and round to it, or −1.
 * A letter typed again and again walks through the labels that begin with it.
 */
export function findTyped(labels: readonly string[], from: number, typed: string) {
  const letters = typed.toLowerCase();
  const isRepeated = letters.length > 1 && letters === letters.charAt(0).repeat(letters.length);
  const prefix = isRepeated ? letters.charAt(0) : letters;
  // With more than one letter the present item may still be the one meant.
  const first = prefix.length > 1 ? Math.max(from, 0) : from + 1;
  for (let step = 0; step < labels.length; step++) {
    const index = (first + step) % labels.length;
    if (labels[index]?.trim().toLowerCase().startsWith(prefix)) return index;
  }
  return -1;
}
