import type { Color } from "#color/color.ts";
import type { PrintFormat } from "#color/text/print.ts";

/** The large input of the bench, or one row of the table. */
export type FieldId = "main" | PrintFormat;

type Draft = {
  field: FieldId;
  text: string;
  /** "unread" until the engine has arrived, which comes with the first touch; "left" when the person did not wait for it. */
  status: "good" | "bad" | "unread" | "left";
};

export type Converter = {
  /** The last good color, unrounded and in the space it was written in. */
  color: Color;
  /** How it was written: what the address carries. */
  text: string;
  /** The field that a person is in and what it says; null when every field shows what the engine prints. */
  draft: Draft | null;
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

/** What a field says before the engine is there to read it. */
export function note(state: Converter, field: FieldId, text: string): Converter {
  return { ...state, draft: { field, text, status: "unread" } };
}

/** A person left the field: good text gives way to what the engine prints, bad text stays to be mended. */
export function settle(state: Converter): Converter {
  if (state.draft?.status === "good") return { ...state, draft: null };
  return state.draft?.status === "unread" ? { ...state, draft: { ...state.draft, status: "left" } } : state;
}

/** Every field shows the last good color. */
export function giveUp(state: Converter): Converter {
  return state.draft ? { ...state, draft: null } : state;
}
