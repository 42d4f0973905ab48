import type { Letter } from "./letter.ts";

/** The letter as plain text: the same words in the same order as the HTML. `site` is the site's own address. */
export function writeText(letter: Letter, site: string): string {
  const { title, lead, action, notes, reason } = letter;
  const button = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[title, lead, ...button, ...notes, "--", reason, `Huesmith, ${site}`].join("\n\n")}\n`;
}
