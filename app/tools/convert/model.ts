import type { Color } from "#color/color.ts";

/** All rows of the format table. */
export const ROWS = ["hex", "rgb", "hsl", "hsv", "hwb", "cmyk", "lab", "lch", "oklab", "oklch", "p3"] as const;
export type Row = (typeof ROWS)[number];

/** The large input on the bench, or a row of the table. */
export type FieldId = "main" | Row;

type Draft = {
  field: FieldId;
  text: string;
  /** "unread" until the engine loads, which starts on first interaction; "left" if the user left the field before. */
  status: "good" | "bad" | "unread" | "left";
};

export type Converter = {
  /** The last good color, unrounded and in the space it was written in. */
  color: Color;
  /** The color as it was written; used in the address. */
  text: string;
  /** The field being edited and its text; null if every field shows what the engine prints. */
  draft: Draft | null;
  /** The format of plain numbers in the large input; null if their look decides. */
  readonly input: Row | null;
};

export const STARTER_TEXT = "#C8C814";

/** The query of a state; empty for the starter color. */
export function write({ text }: Pick<Converter, "text">): URLSearchParams {
  return new URLSearchParams(text === STARTER_TEXT ? {} : { c: text });
}

export function addressOf(state: Pick<Converter, "text">, path: string): string {
  const query = write(state).toString();
  return query ? `${path}?${query}` : path;
}

/** Stores a field's text until the engine can read it. */
export function note(state: Converter, field: FieldId, text: string): Converter {
  return { ...state, draft: { field, text, status: "unread" } };
}

/** On blur: good text is replaced by what the engine prints, bad text stays to be corrected. */
export function settle(state: Converter): Converter {
  if (state.draft?.status === "good") return { ...state, draft: null };
  return state.draft?.status === "unread" ? { ...state, draft: { ...state.draft, status: "left" } } : state;
}

/** Discards the draft, so that every field shows the last good color. */
export function giveUp(state: Converter): Converter {
  return state.draft ? { ...state, draft: null } : state;
}
