const LONGEST_QUOTED_CHARS = 40;

/** A given text in a sentence: in quotes, and cut after 40 characters. */
export function quoted(text: string): string {
  return `“${text.length > LONGEST_QUOTED_CHARS ? `${text.slice(0, LONGEST_QUOTED_CHARS)}…` : text}”`;
}
