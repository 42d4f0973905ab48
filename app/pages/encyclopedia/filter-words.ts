import { HUE_STEP_DEGREES } from "#color/family.ts";
import { capitalize } from "../words.ts";
import { DIGITS, type Filter } from "./browse-path.ts";

/** What is shown, as a heading: "Blue names that begin with L", "All names". */
export function filterWords({ family, letter, hue }: Filter) {
  const kind = family === undefined ? "" : `${family} `;
  const start = letter === undefined ? "" : ` that begin with ${letter === DIGITS ? "a digit" : letter}`;
  const arc = hue === undefined ? "" : ` from ${hue}° to ${hue + HUE_STEP_DEGREES}°`;
  if (!kind && !start && !arc) return "All names";
  return capitalize(`${kind}names${start}${arc}`);
}
