import { readColorList } from "#app/tools/read-color-list.ts";
import type { ToolModel } from "#app/tools/tool-model.ts";
import { writeColors } from "#color/text/address.ts";
import { cleanText } from "./changes.ts";
import { initial, MAX_COLORS, MAX_TITLE, NAMING_LISTS, type State } from "./state.ts";

export const model: ToolModel<State> = { initial, read, write };

function read(query: URLSearchParams) {
  const typed = cleanText(query.get("q") ?? "");
  const text = typed.trim() === "" ? "" : typed;
  const listed = readColorList(text === "" ? query.get("c") : null, initial.colors, { min: 1, max: MAX_COLORS });
  const notices: string[] = [...listed.notices];
  const active = readPlace(query.get("i"), text === "" ? listed.colors.length : 1);
  if (active === null) notices.push("This address asks for a color that its palette does not have.");
  const list = NAMING_LISTS.find((known) => known === (query.get("l") ?? initial.list));
  if (!list) notices.push("This address asks for a list of names that there is not.");
  const title = readNumber(query.get("t") ?? "0");
  if (title === null) notices.push("This address asks for a title that there is not.");
  const state: State = {
    text,
    colors: listed.colors,
    active: active ?? initial.active,
    list: list ?? initial.list,
    title: title ?? initial.title,
  };
  return { state, notices };
}

function write({ text, colors, active, list, title }: State): URLSearchParams {
  const subject = text !== "" ? ["q", text, ""] : ["c", writeColors(colors), writeColors(initial.colors)];
  const parts = [subject, ["i", String(active + 1), "1"], ["l", list, initial.list], ["t", String(title), "0"]] as [
    string,
    string,
    string,
  ][];
  return new URLSearchParams(parts.flatMap(([key, value, usual]) => (value === usual ? [] : [[key, value]])));
}

/** Counted from 1 in the address. */
function readPlace(text: string | null, count: number): number | null {
  if (text === null) return 0;
  const place = readNumber(text);
  return place !== null && place >= 1 && place <= count ? place - 1 : null;
}

function readNumber(text: string): number | null {
  return /^\d{1,2}$/.test(text) && Number(text) <= MAX_TITLE ? Number(text) : null;
}
