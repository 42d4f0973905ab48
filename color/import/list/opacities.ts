import { MAX_LINE_CHARACTERS } from "../../text/pasted/lines.ts";
import { parsePasted } from "../../text/pasted/parse-pasted.ts";
import type { FoundColor } from "../../text/scan/scanner.ts";

/** At the end of a line: elsewhere, as in "60% of the page" and "20% lighter", a percentage is something else. */
const OPACITY = /^([\s,/]+[1-9]\d{0,2}%)(?:\s+(?:opacity|alpha))?(?=[\s,;|)]*$)/i;
const PERCENTAGE = /(#[\da-f]{3,8}|(?<![\w#])[\da-f]{6})[\s,/]+([\d.]+)%/gi;
/** A list of fewer may be opacities in any order. */
const MIN_FALLING_SHARES = 3;
const MAX_SUM = 102;

/** Whether percentages next to the colors are shares or stops, such as 60%, 30% and 10%, instead of opacities. */
export function hasShares(lines: readonly string[]): boolean {
  const found = lines.flatMap((line) => Array.from(line.slice(0, MAX_LINE_CHARACTERS).matchAll(PERCENTAGE)));
  const colors = new Set(found.map(([, hex = ""]) => hex.toLowerCase()));
  if (colors.size < 2) return false;
  const parts = found.map(([, , part]) => Number(part));
  const sum = parts.reduce((total, part) => total + part, 0);
  const isFalling = parts.every((part, at) => at === 0 || part <= (parts[at - 1] as number));
  const areParts = colors.size === parts.length && parts.length >= MIN_FALLING_SHARES && isFalling && sum <= MAX_SUM;
  return parts.includes(0) || Math.abs(sum - 100) < 2 || areParts;
}

/** Includes the opacity after a hex color: `#264653 50%`. */
export function withOpacity(line: string, value: FoundColor): FoundColor {
  const [whole = "", opacity = ""] = OPACITY.exec(line.slice(value.end)) ?? [];
  const color = opacity === "" ? null : parsePasted(value.text + opacity);
  return color ? { ...value, color, end: value.end + whole.length } : value;
}

/** The line without the share at its end. */
export function withoutShare(line: string): string {
  return line.replace(/(?<=[\da-f])\s+[\d.]+%\s*$/i, "");
}
