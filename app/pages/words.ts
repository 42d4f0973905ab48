const QUOTED_MAX_LETTERS = 24;

/** What somebody typed, in a sentence about it: cut, so that no address makes a page of it. */
export function quote(text: string) {
  return `“${text.length > QUOTED_MAX_LETTERS ? `${text.slice(0, QUOTED_MAX_LETTERS)}…` : text}”`;
}

export function capitalize(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
