import { parse } from "../../text/parse.ts";
import type { ImportedPalette } from "../imported.ts";
import { nameAfterGroup, PaletteBuilder } from "../palette-builder.ts";
import { isColorLike, whyUnread } from "../why-unread.ts";
import { endOfComment, endOfString } from "./code-text.ts";

type Level = { readonly name: string; readonly isList: boolean };

const LONGEST_COLOR_CHARS = 200;
const DEEPEST_LEVEL = 100;
const WORD = /[\w$\u0080-\uffff]/;
// What holds colors without being a group of them.
const PLAIN_NAMES = /^(?:colou?rs?|palettes?|swatches|theme|extend|module|exports|default|config|light)$/i;

/**
 * The colors in objects of JavaScript or TypeScript, such as the configuration of Tailwind 3: strings behind a key, which
 * is their name. Nothing is run. `null` for text without any.
 */
export function readCodeObject(text: string): ImportedPalette | null {
  const builder = new PaletteBuilder();
  const levels: Level[] = [];
  let key: string | null = null;
  let word = "";
  // The attributes of HTML are no objects, but there may be some in its scripts.
  const isMarkup = text.startsWith("<");
  for (let at = 0; at < text.length; ) {
    const character = text[at] as string;
    const commentEnd = endOfComment(text, at);
    if (commentEnd > at) {
      at = commentEnd;
      continue;
    }
    if (character === '"' || character === "'" || character === "`") {
      const end = endOfString(text, at);
      const content = text.slice(at + 1, Math.max(at + 1, end - 1));
      word = content.length <= LONGEST_COLOR_CHARS ? content : "";
      const isList = levels.at(-1)?.isList ?? false;
      const isValue = levels.length > 0 || !isMarkup;
      const color = isValue && word !== "" && (key !== null || isList) ? parse(withOpacity(word)) : null;
      if (color) {
        builder.add(color, isList ? null : key, groupOf(levels));
        if (!isList) key = null;
      } else if (isValue && key !== null && isColorLike(word)) {
        builder.leave([groupOf(levels), key].filter(Boolean).join(" / "), word, whyUnread(word));
      }
      at = end;
      continue;
    }
    if (WORD.test(character)) {
      let end = at + 1;
      while (end < text.length && WORD.test(text[end] as string)) end++;
      word = text.slice(at, Math.min(end, at + LONGEST_COLOR_CHARS));
      at = end;
      continue;
    }
    if (character === "\\") at++;
    else if (character === ":" || (character === "=" && text[at + 1] !== ">")) key = word;
    else if (character === "," || character === ";") key = null;
    else if (character === "{" || character === "[") {
      if (levels.length < DEEPEST_LEVEL) levels.push({ name: key ?? "", isList: character === "[" });
      key = null;
    } else if (character === "}" || character === "]") {
      levels.pop();
      key = null;
    }
    if (!/\s/.test(character)) word = "";
    at++;
  }
  const palette = builder.finish(/tailwind|\bextend\s*:/i.test(text.slice(0, 5000)) ? "Tailwind config" : "Code");
  return palette && nameAfterGroup(palette);
}

/** Tailwind 3 puts the opacity of a utility in the place of `<alpha-value>`; alone it is 1. */
function withOpacity(text: string): string {
  return text.replace(
    /calc\(<alpha-value>\s*\*\s*([\d.]+)\)|<alpha-value>/,
    (_, alpha: string | undefined) => alpha ?? "1",
  );
}

function groupOf(levels: readonly Level[]): string {
  return levels
    .map(({ name }) => name)
    .filter((name) => name !== "" && !PLAIN_NAMES.test(name))
    .join(" / ");
}
