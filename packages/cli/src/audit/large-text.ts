import { isLargeForWcag } from "../../../../color/contrast/text-size.ts";
import { splitOutside } from "../../../../color/text/code-text.ts";

const LENGTH = /^(\d*\.?\d+)(px|rem|pt)$/i;
const OTHER_LENGTH = /^\d*\.?\d+(?:[a-z]+|%)$/i;
const PX: Readonly<Record<string, number>> = { px: 1, rem: 16, pt: 4 / 3 };
/** `large` is 18 px. */
const WORD_BELOW_LARGE = /^(?:(?:xx?-)?small|medium|large)$/i;
const CALL = /^(clamp|max)\((.*)\)$/is;
const VIEWPORT = /^\d*\.?\d+[dls]?v(?:[bhiw]|min|max)$/i;
/** Also a weight that depends on more than the rule: `bolder`, `var(--weight)`, `$weight`. */
const BOLD =
  /^(?:[a-z\s-]*\s)?(?:(?:bolder|bold|[7-9]\d\d|1000|inherit|unset|revert|revert-layer)(?:[\s!]|$)|[$@#]|(?!clamp|max)[\w-]+\()/i;
const NORMAL_PX = 16;
const MAX_CHARACTERS = 200;

/**
 * Whether WCAG counts text as large, by the values of `font-size` and `font-weight` or of `font`, which are empty if the
 * rule has none. A size that depends on more than the rule is large, because it can be; such a weight is bold.
 */
export function isLargeText(size: string, weight: string): boolean {
  return isLargeForWcag(size === "" ? NORMAL_PX : smallestPx(size), BOLD.test(weight) ? 700 : 400);
}

function smallestPx(value: string): number {
  if (value.length > MAX_CHARACTERS) return Infinity;
  // In `font`, the height of a line follows a slash.
  const [size = ""] = splitOutside(value, "/");
  const words = splitOutside(size.replace(/\s*!important$/i, ""), " ");
  for (const word of words) {
    const px = pxOf(word);
    if (px !== null) return px;
  }
  return Infinity;
}

/** The least px of a size, infinite if it can't be read; `null` for what is no size. */
function pxOf(word: string): number | null {
  const [, number, unit = ""] = LENGTH.exec(word) ?? [];
  if (number !== undefined) return Number(number) * (PX[unit.toLowerCase()] as number);
  if (WORD_BELOW_LARGE.test(word)) return NORMAL_PX;
  if (OTHER_LENGTH.test(word)) return Infinity;
  const [, name, list = ""] = CALL.exec(word) ?? [];
  if (!name) return null;
  const parts = splitOutside(list, ",").map((part) => part.trim());
  if (name.toLowerCase() === "clamp") return pxOf(parts[0] ?? "") ?? Infinity;
  // On a narrow screen, a part of the screen can be any size.
  return Math.max(...parts.map((part) => (VIEWPORT.test(part) ? 0 : (pxOf(part) ?? Infinity))));
}
