import { cutText } from "./cut-text.ts";

const MAX_QUOTED_CHARACTERS = 40;

/** Typed text for a sentence: in quotes, and cut after 40 characters, so that an address can't fill a page. */
export function quoted(text: string): string {
  return `“${text.length > MAX_QUOTED_CHARACTERS ? `${cutText(text, MAX_QUOTED_CHARACTERS)}…` : text}”`;
}
