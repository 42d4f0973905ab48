import type { Color } from "#color/color.ts";
import { parseMore } from "#color/more-spaces/text.ts";
import { readColor } from "#color/text/address.ts";
import { parsePasted } from "#color/text/pasted.ts";
import { print } from "#color/text/print.ts";
import { type Converter, type FieldId, STARTER_TEXT, settle } from "./model.ts";

const STARTER_COLOR: Color = { space: "srgb", r: 200 / 255, g: 200 / 255, b: 20 / 255, alpha: 1 };
const MAX_TEXT_CHARACTERS = 2000;

/** The state that an address describes. Text that is no color is shown in the large input, with the starter color. */
export function read(params: URLSearchParams): Converter {
  const starter: Converter = { color: STARTER_COLOR, text: STARTER_TEXT, draft: null };
  const text = params.get("c");
  return text === null ? starter : settle(edit(starter, "main", unfold(text.slice(0, MAX_TEXT_CHARACTERS))));
}

/** A color in the grammar of our addresses, as the tray sends it, becomes what a person would write. */
function unfold(text: string): string {
  const color = /[~_]/.test(text) ? readColor(text) : null;
  if (!color) return text;
  return print(color, color.space === "srgb" ? "hex" : color.space === "display-p3" ? "p3" : color.space);
}

/** A person typed or pasted into a field. Text that is no color changes the field only: the last good color stays. */
export function edit(state: Converter, field: FieldId, text: string): Converter {
  const color = parsePasted(text) ?? parseMore(text);
  if (!color) return { ...state, draft: { field, text, status: "bad" } };
  return { color, text: text.trim(), draft: { field, text, status: "good" } };
}

/** Reads what was noted while the engine was on its way. */
export function catchUp(state: Converter): Converter {
  const { draft } = state;
  if (draft?.status === "unread") return edit(state, draft.field, draft.text);
  return draft?.status === "left" ? settle(edit(state, draft.field, draft.text)) : state;
}
