import { cutText } from "#color/text/cut-text.ts";

const MAX_CHARACTERS = 60;
const TURNING =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Shortens a name for a sentence, and isolates it if it contains characters that change the text direction. */
export function fileNameText(name: string): string {
  const short = name.length > MAX_CHARACTERS ? `${cutText(name, MAX_CHARACTERS)}…` : name;
  return TURNING.test(short) ? `\u2068${short}\u2069` : short;
}
