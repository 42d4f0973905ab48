import type { Hex } from "#color/color.ts";

/** What a tool shows of itself where tools are chosen: on the home page, on /tools, and below other tools. */
export type Card = {
  /** One sentence without its period: what a person does with it. */
  summary: string;
  glyph: Glyph;
};

/**
 * Its live drawing on the home page and on /tools. `strip`: side by side; `halves`: the same with an empty last part;
 * `rows`: one above the other; `wheel`: a disc; `discs`: the first as a circle over the second; `gradient`: one flowing into
 * the next; `photo`: a picture and, beside it, its colors; `pixels`: a grid; `text`: the second color as text on the first;
 * `name`: the first color with what it is called, in the second.
 */
export type Glyph = {
  kind: "strip" | "halves" | "rows" | "wheel" | "discs" | "gradient" | "photo" | "pixels" | "text" | "name";
  colors: readonly Hex[];
  /** Of `name`. */
  text?: string;
};

export function defineCard(card: Card): Card {
  return card;
}
