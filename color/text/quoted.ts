const MAX_QUOTED_CHARACTERS = 40;

/** A given text in a sentence: in quotes, and cut after 40 characters. */
export function quoted(text: string): string {
  return `“${text.length > MAX_QUOTED_CHARACTERS ? `${text.slice(0, MAX_QUOTED_CHARACTERS)}…` : text}”`;
}
