import { compositeOver } from "#color/contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { explainUnreadable } from "#color/text/pasted/problem.ts";
import { quoted } from "#color/text/quoted.ts";
import { type CodesView, SET_IDS, SORTS } from "./codes-path.ts";

const WHITE = 0xffffff;
const MAX_TEXT_CHARACTERS = 100;

/**
 * Reads `set`, `sort` and `bg`. Never throws: values it can't parse count as missing, and `notices` explain that in
 * plain words.
 */
export function readAddress(query: URLSearchParams) {
  const [setText = "", sortText = "", bg = ""] = ["set", "sort", "bg"].map((key) =>
    (query.get(key) ?? "").trim().slice(0, MAX_TEXT_CHARACTERS),
  );
  const set = SET_IDS.find((id) => id === setText);
  const sort = SORTS.find((id) => id === sortText);
  const color = parsePasted(bg);
  const notices: string[] = [];
  if (setText !== "" && !set) notices.push(`There is no set ${quoted(setText)}. Showing the CSS names.`);
  if (sortText !== "" && !sort) notices.push(`Colors can't be sorted by ${quoted(sortText)}. Sorting by family.`);
  const view: CodesView = { set: set ?? "css", sort: sort ?? "family", bg };
  return {
    view,
    background: color ? toRgb24(compositeOver(color, fromRgb24(WHITE))) : WHITE,
    /** Why the background can't be parsed as a color; white is used instead. */
    backgroundProblem: bg === "" ? null : explainUnreadable(bg),
    notices,
  };
}
