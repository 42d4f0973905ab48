import { cssNames } from "../css-names.ts";
import { EDIT_WEIGHT, misspelling } from "../misspelling.ts";
import { MORE_FUNCTIONS } from "../more-functions.ts";
import { quoted } from "../quoted.ts";
import { parsePasted } from "./parse-pasted.ts";

const MAX_TYPOS = 2;
/** Longer than every name of CSS. */
const MAX_NAME_CHARACTERS = 30;

const EXAMPLES: { readonly [name: string]: string } = {
  rgb: "red, green and blue from 0 to 255: rgb(13 105 134)",
  hsl: "a hue in degrees and two percentages: hsl(194 82% 29%)",
  hsv: "a hue in degrees and two percentages: hsv(194 90% 53%)",
  hwb: "a hue in degrees and two percentages: hwb(194 5% 47%)",
  cmyk: "four percentages: cmyk(90% 22% 0% 47%)",
  lab: "lightness, a and b: lab(41% -17 -24)",
  lch: "lightness, chroma and hue: lch(41% 29 234)",
  oklab: "lightness, a and b: oklab(49% -0.06 -0.06)",
  oklch: "lightness, chroma and hue: oklch(49% 0.09 226)",
  color: "the name of a space and three numbers: color(display-p3 0.18 0.41 0.51)",
  "color-mix": "a space and two colors: color-mix(in oklch, teal 30%, white)",
  "contrast-color": "one color: contrast-color(teal)",
  alpha: "a color and its new alpha: alpha(from teal / 50%)",
};
const HEX_AND_PERCENTAGE = /^(?:#[\da-f]{3,8}|[\da-f]{6})[\s,/]+[\d.]+%$/i;
const COLOR_BOOK = /\b(pantone|pms|ral|ncs|hks|toyo|munsell|dic)(?![a-z])/i;
const DEPENDENT_FUNCTION = /(?<![\w-])(var|env|attr)\(/i;
const LENGTH = /(?<![\w.-])[-+]?[\d.]+(?:px|r?em|ch|vw|vh|pt|cm|mm)\b/i;
const SYSTEM_COLOR =
  /(?<![\w.#-])(?:currentcolor|inherit|initial|unset|revert|accentcolor(?:text)?|activetext|button(?:border|face|text)|canvas(?:text)?|field(?:text)?|graytext|highlight(?:text)?|linktext|mark(?:text)?|selecteditem(?:text)?|visitedtext)(?![\w.(-])/i;

/** Why `parsePasted` can't read a text, as a sentence for the person who wrote it; `null` if it can. */
export function explainUnreadable(text: string): string | null {
  if (parsePasted(text)) return null;
  const value = text.trim();
  if (value === "") return "Type or paste a color.";
  const book = explainBook(value);
  if (book) return book;
  if (HEX_AND_PERCENTAGE.test(value)) {
    return "After 3 or 6 hex digits, an opacity is a whole percentage from 1 to 100: #264653 50%.";
  }
  if (/^#/.test(value) || /^[\da-f]+$/i.test(value)) return explainHex(value.replace(/^#\s*/, ""));
  const [, name] = /^([a-z][\w-]*)\(/i.exec(value) ?? [];
  if (name) return explainFunction(name.toLowerCase(), value);
  if (/^[a-z]+$/i.test(value) && SYSTEM_COLOR.test(value)) return `The color of ${quoted(value)} depends on the page.`;
  if (/^[a-z]+$/i.test(value)) return `${quoted(value)} isn't a CSS color name.${similarName(value)}`;
  if (/^[\w:-]+-\d+$/.test(value)) return `Tailwind has no color ${quoted(value)}.`;
  if (/^[\d\s.,%/+-]+$/.test(value)) return explainNumbers(value);
  const similar = value.length <= MAX_NAME_CHARACTERS ? similarName(value) : "";
  return `Not a color we can read.${similar || " Try #0D6986, teal or oklch(0.49 0.09 226)."}`;
}

/** Why a text with the name of a color book can't be read; `null` for any other text. */
export function explainBook(text: string): string | null {
  const [, book] = COLOR_BOOK.exec(text) ?? [];
  return book ? `${bookName(book)} numbers aren't public color values. Use hex or RGB values instead.` : null;
}

function bookName(word: string): string {
  return /^(?:pantone|pms)$/i.test(word)
    ? "Pantone"
    : word.toLowerCase() === "munsell"
      ? "Munsell"
      : word.toUpperCase();
}

/** Whether a text has the number of a color, as in "RAL 9010". "Munsell Blue" is a name. */
export function isBookNumber(text: string): boolean {
  return COLOR_BOOK.test(text) && /\d/.test(text);
}

function explainNumbers(text: string): string {
  const spaced = text.replace(/\s*\/\s*/g, " ");
  return parsePasted(spaced)
    ? `Put spaces or commas between the numbers: ${spaced}.`
    : "Three numbers make a color: red, green and blue from 0 to 255.";
}

function explainHex(digits: string): string {
  const wrong = /[^\da-f]/iu.exec(digits)?.[0];
  if (wrong) return `${quoted(wrong)} isn't a hex digit. Hex digits are 0 to 9 and A to F.`;
  return `A hex color has 3, 4, 6 or 8 digits, but this one has ${digits.length}.`;
}

function explainFunction(name: string, value: string): string {
  const known = [name, name.replace(/a$/, "")].find((candidate) => Object.hasOwn(EXAMPLES, candidate));
  const example = known && EXAMPLES[known];
  const [, dependent] = DEPENDENT_FUNCTION.exec(value) ?? [];
  if (dependent) return `The value of ${dependent.toLowerCase()}() depends on the page.`;
  if (/(?<![\w-])light-dark\(/i.test(value)) return "The value of light-dark() depends on the page's theme.";
  if (MORE_FUNCTIONS.includes(name))
    return `${name}() isn't CSS. Huesmith's Color Converter and Import read it, with three values.`;
  if (!example) return `${name}() is not a format we read.`;
  const [system] = SYSTEM_COLOR.exec(value) ?? [];
  if (system) return `The color of ${quoted(system)} depends on the page.`;
  if (LENGTH.test(value)) return "The size of a length depends on the page.";
  if (/\(\s*from\s/i.test(value)) {
    return "Write relative colors like oklch(from teal l c calc(h + 20)).";
  }
  return `${name}() takes ${example}.`;
}

/** "dodger blue" is `dodgerblue` in CSS. */
function similarName(name: string): string {
  const most = MAX_TYPOS * EDIT_WEIGHT;
  const similar = cssNames()
    .map((named) => ({ name: named.name, weight: misspelling(name.toLowerCase(), named.name, most, EDIT_WEIGHT) }))
    .sort((a, b) => a.weight - b.weight)[0];
  return similar && similar.weight <= most ? ` Did you mean ${quoted(similar.name)}?` : "";
}
