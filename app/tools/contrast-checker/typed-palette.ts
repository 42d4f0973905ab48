import { readColorList } from "#app/tools/color-fields.ts";
import { notAColor } from "#app/tools/notices.ts";
import type { Color } from "#color/color.ts";
import { readColors, writeColor, writeColors } from "#color/text/address.ts";
import { parsePastedList, unreadParts } from "#color/text/pasted/list.ts";
import { listOf } from "./model.ts";
import { MAX_PALETTE } from "./state.ts";

/** Not in lists of CSS colors, but in links, style sheets, JSON and gradients. */
const CODE = /[{<[:]|\.[a-z]+\/|-gradient\(/i;
const SEPARATORS = /[\r\n,;|]+(?![^()]*\))/;

/** Reads colors typed or pasted into a field, also from code and links. Every problem is a sentence. */
export function readTypedPalette(text: string): { colors: readonly Color[]; notices: readonly string[] } {
  const isCode = CODE.test(text);
  const list = isCode ? parsePastedList(text).map(writeColor) : text.split(SEPARATORS).map(readPart);
  const { colors, notices } = readColorList(list, [], { min: 0, max: MAX_PALETTE });
  // The parts of a list in brackets aren't lines or items of text.
  const unread = isCode && !text.includes("[") ? unreadParts(text) : [];
  if (unread.length > 0) return { colors, notices: [notAColor(unread), ...notices] };
  return colors.length + notices.length > 0
    ? { colors, notices }
    : { colors, notices: ["At least one color is needed."] };
}

/** Words are separate colors, but "light slate gray" is one. */
function readPart(part: string): string {
  const list = listOf(part);
  const isName = /^[a-z\s]+$/i.test(part) && readColors(list).bad.length > 0;
  return (isName && writeColors(parsePastedList(part))) || list;
}
