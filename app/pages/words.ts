const QUOTED_MAX_LETTERS = 24;

/** A typed text quoted in a sentence: cut, so that no address can fill a page. */
export function quote(text: string) {
  return `“${text.length > QUOTED_MAX_LETTERS ? `${text.slice(0, QUOTED_MAX_LETTERS)}…` : text}”`;
}

export function capitalize(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
