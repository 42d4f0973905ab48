import type { Color } from "#color/color.ts";
import { parsePasted } from "#color/pasted.ts";
import type { PrintFormat } from "#color/print.ts";

/** The input that takes any notation, or one row of the table. */
export type FieldId = "any" | PrintFormat;

export type Converter = {
  /** The last good color, unrounded and in the space it was written in. */
  color: Color;
  /** How it was written: what the address carries. */
  text: string;
  /** The field that a person is in and what it says, good or bad; null when every field shows what the engine prints. */
  draft: { field: FieldId; text: string; isBad: boolean } | null;
};

export const STARTER_TEXT = "#C8C814";
const STARTER_COLOR: Color = { space: "srgb", r: 200 / 255, g: 200 / 255, b: 20 / 255, alpha: 1 };
const MAX_TEXT_CHARACTERS = 2000;

/** The state that an address describes. Text that is no color is shown in `field`, beside the starter color. */
export function read(params: URLSearchParams, field: FieldId): Converter {
  const starter: Converter = { color: STARTER_COLOR, text: STARTER_TEXT, draft: null };
  const text = params.get("c");
  return text === null ? starter : settle(edit(starter, field, text.slice(0, MAX_TEXT_CHARACTERS)));
}

/** The query of a state; empty for the starter color. */
export function write({ text }: Pick<Converter, "text">): URLSearchParams {
  return new URLSearchParams(text === STARTER_TEXT ? {} : { c: text });
}

/** A person typed or pasted into a field. Text that is no color changes the field only: the last good color stays. */
export function edit(state: Converter, field: FieldId, text: string): Converter {
  const color = parsePasted(text);
  if (!color) return { ...state, draft: { field, text, isBad: true } };
  return { color, text: text.trim(), draft: { field, text, isBad: false } };
}

/** A person left the field: good text gives way to what the engine prints, bad text stays to be mended. */
export function settle(state: Converter): Converter {
  return state.draft?.isBad === false ? { ...state, draft: null } : state;
}

/** A person gave up what they typed: every field shows the last good color. */
export function giveUp(state: Converter): Converter {
  return state.draft ? { ...state, draft: null } : state;
}
