import type { Color } from "#color/color.ts";
import { readColor, writeColor } from "#color/text/address.ts";

/** Ten digits to the base 36: lightness and chroma in 1/10,000 and the hue in 1/1,000 of a degree. */
const OKLCH_CELL = /^[0-9a-z]{10}$/;
const NO_HUE = "zzzz";

/**
 * Colors of steps in a row. Two or more need no separators where all are hex, ".ff8800ee7700", or all are OKLCH with few
 * decimals, "_78008w0do5". All else is "*ff8800*oklch~…", the only form of old addresses.
 */
export function writeCells(colors: readonly Color[]): string {
  const texts = colors.map(writeColor);
  if (texts.length > 1 && texts.every((text) => /^[0-9a-f]{6}$/.test(text))) return `.${texts.join("")}`;
  const packed = colors.map(packOklch);
  if (packed.every((text) => text !== null)) return `_${packed.join("")}`;
  return texts.map((text) => `*${text}`).join("");
}

/** `null` for each cell that cannot be read. */
export function readCells(text: string): (Color | null)[] {
  const rest = text.slice(1);
  if (text.startsWith(".")) return (rest.match(/.{1,6}/gs) ?? []).map((cell) => readHexCell(cell));
  if (text.startsWith("_")) return (rest.match(/.{1,10}/gs) ?? []).map(unpackOklch);
  return text === "" ? [] : rest.split("*").map((cell) => readColor(cell.slice(0, 100)));
}

function readHexCell(text: string): Color | null {
  return /^[0-9a-f]{6}$/i.test(text) ? readColor(text) : null;
}

/** `null` for a color that would not be read again as exactly the same. */
function packOklch(color: Color): string | null {
  if (color.space !== "oklch" || color.missing) return null;
  const { l, c, h, alpha } = color;
  const text = digits(l * 10_000, 3) + digits(c * 10_000, 3) + (h === null ? NO_HUE : digits(h * 1000, 4));
  const back = unpackOklch(text);
  const isSame = back && Object.is(back.l, l) && Object.is(back.c, c) && Object.is(back.h, h) && alpha === 1;
  return isSame ? text : null;
}

function unpackOklch(text: string): (Color & { space: "oklch" }) | null {
  if (!OKLCH_CELL.test(text)) return null;
  const part = (from: number, to: number) => Number.parseInt(text.slice(from, to), 36);
  const h = text.endsWith(NO_HUE) ? null : part(6, 10) / 1000;
  return { space: "oklch", l: part(0, 3) / 10_000, c: part(3, 6) / 10_000, h, alpha: 1 };
}

function digits(value: number, count: number): string {
  return Math.round(value).toString(36).padStart(count, "0");
}
