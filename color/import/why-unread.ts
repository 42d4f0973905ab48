import { explainBook, explainUnreadable } from "../text/pasted/problem.ts";

/** Text that looks like a color to people, so we explain why it can't be read. */
const FUNCTION_LIKE = /\b(?:[a-z]*(?:rgb|hs[lvbi]|hwb|lab|lch|luv|cmyk)a?|color(?:-mix)?|hct|jzazbz)\([^()]*\)?/i;
/** Hex digits, or digits with one wrong letter; not a selector, an ID or the end of a link. */
const HEX_LIKE = /(?<![\w/&?-])#(?:[\da-f]{3,20}|(?=[a-z]{0,20}\d)[\da-f]{2,20}[g-z][\da-f]{0,20})(?![\w-]|\s*[{>:])/i;
const WHOLE_HASH = /^\s*#[\da-z]+[\s,;.]*$/i;
const WHOLE_LINK = /^https?:\/\/\S+$/i;
const OF_A_COMPILER =
  /(?<![\w-])(?:color\.\w+|darken|lighten|(?:de)?saturate|(?:adjust|scale|change|shift|tint|shade)-color|mix|tint|shade|spin|fade(?:in|out)?|transparentize|opacify)\(/;
const FOUR_NUMBERS = /(?<![\d.])[\d.]+%?(?:[\s,;|]+[\d.]+%?){3}/;
const NO_COLOR = "No color found.";
const MAX_READ_CHARACTERS = 5000;
const THREE_NUMBERS = /(?<![\d.])[\d.]+%?(?:[\s,;|]+[\d.]+%?){2}/;

/** Why a line or value gave no color, as a sentence. Only for text without colors. */
export function whyUnread(text: string): string {
  const book = explainBook(text);
  if (book) return book;
  if (OF_A_COMPILER.test(text)) return "Sass or Less calculates this color. Import the compiled CSS.";
  if (/\bvar\(/.test(text)) return "It uses a variable that isn't defined here.";
  const [likely] = WHOLE_HASH.exec(text) ?? HEX_LIKE.exec(text) ?? FUNCTION_LIKE.exec(text) ?? [];
  const reason = likely === undefined ? null : explainUnreadable(likely);
  if (reason !== null) return reason;
  if (FOUR_NUMBERS.test(text)) return "Four numbers may be RGB with alpha, or CMYK. Write rgb() or cmyk() around them.";
  if (THREE_NUMBERS.test(text)) return "RGB numbers go from 0 to 255, with the name before or after them.";
  return NO_COLOR;
}

/** Explains, for a text without colors, the first line that was meant as a color; `null` if no line was. */
export function whyNoColors(text: string): string | null {
  if (WHOLE_LINK.test(text.trim())) return "There are no colors in the address of this link. Copy them from its page.";
  for (const line of text.slice(0, MAX_READ_CHARACTERS).split(/[\r\n]+/)) {
    const reason = whyUnread(line);
    if (reason !== NO_COLOR) return reason;
  }
  return null;
}

/** Whether a value is meant as a color, such as `#12345` or `color-mix(…)`. */
export function isColorLike(value: string): boolean {
  const start = value.trimStart().slice(0, 200);
  return /^#[\da-z]/i.test(start) || [FUNCTION_LIKE, OF_A_COMPILER].some((like) => like.exec(start)?.index === 0);
}
