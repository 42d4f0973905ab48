import { type Color, channelOf, isMissing, type SpaceId } from "../color.ts";
import { fromRgb24, SPACES, toRgb24 } from "../convert.ts";
import { hex24 } from "../kernel/hex.ts";
import { parsePlain } from "./parse-plain.ts";

const COLOR_SEPARATOR = "-";
const CHANNEL_SEPARATOR = "~";
const ALPHA_SEPARATOR = "_";
const NONE = "none";
/** Some servers and messengers truncate addresses; none of our palettes comes close to this. */
const MAX_TEXT_LENGTH = 2048;

/**
 * Writes a color in the grammar of our addresses: lower-case hex if 8 bits hold it exactly, else its space and
 * channels, as in "oklch~.4861~.0896~226.25". `_` precedes an alpha below 1, `n` is the minus sign and `none` a missing
 * channel.
 */
export function writeColor(color: Color): string {
  const alpha = color.alpha === 1 ? "" : ALPHA_SEPARATOR + writeChannel(color, "alpha");
  const rgb24 = exactRgb24(color);
  if (rgb24 !== null) return hex24(rgb24).slice(1) + alpha;
  const channels = [...SPACES[color.space].letters].map((name) => writeChannel(color, name));
  return [color.space.replaceAll("-", ""), ...channels].join(CHANNEL_SEPARATOR) + alpha;
}

/** Reads the output of `writeColor`, or any text that `parsePlain` reads; `null` for anything else. Never throws. */
export function readColor(text: string): Color | null {
  const [body = "", alphaText, ...rest] = text.trim().toLowerCase().split(ALPHA_SEPARATOR);
  const isAlphaMissing = alphaText === NONE;
  const alpha = alphaText === undefined ? 1 : isAlphaMissing ? 0 : readNumber(alphaText);
  if (rest.length > 0 || alpha === null || alpha < 0 || alpha > 1) return null;
  const color = body.includes(CHANNEL_SEPARATOR) ? readChannels(body) : readCss(body);
  if (!color || alphaText === undefined) return color;
  return isAlphaMissing ? { ...color, alpha, missing: [...(color.missing ?? []), "alpha"] } : { ...color, alpha };
}

export function writeColors(colors: readonly Color[]): string {
  return colors.map(writeColor).join(COLOR_SEPARATOR);
}

/** The colors of a list, and the parts that can't be read. Ignores text beyond 2 kB. */
export function readColors(text: string): { colors: Color[]; bad: string[] } {
  // CSS itself has hyphens: color(display-p3 1 0 0).
  const whole = readColor(text.slice(0, MAX_TEXT_LENGTH));
  if (whole) return { colors: [whole], bad: [] };
  const colors: Color[] = [];
  const bad: string[] = [];
  for (const part of text.slice(0, MAX_TEXT_LENGTH).split(COLOR_SEPARATOR)) {
    if (part.trim() === "") continue;
    const color = readColor(part);
    if (color) colors.push(color);
    else bad.push(part);
  }
  return { colors, bad };
}

const spaceOfWord = new Map<string, SpaceId>(Object.keys(SPACES).map((id) => [id.replaceAll("-", ""), id as SpaceId]));

function exactRgb24(color: Color): number | null {
  if (color.space !== "srgb" || color.missing?.some((name) => name !== "alpha" && isMissing(color, name))) return null;
  const rgb24 = toRgb24(color);
  const { r, g, b } = fromRgb24(rgb24);
  return r === color.r && g === color.g && b === color.b ? rgb24 : null;
}

function writeChannel(color: Color, name: string): string {
  return isMissing(color, name) ? NONE : writeNumber(channelOf(color, name) as number);
}

/** The shortest text that parses to the same number. */
export function writeNumber(value: number): string {
  return String(value)
    .replace(/^(-?)0\./, "$1.")
    .replace("+", "")
    .replaceAll("-", "n");
}

const NUMBER = /^n?(?:\d+(?:\.\d*)?|\.\d+)(?:en?\d+)?$/;

function readNumber(text: string): number | null {
  if (!NUMBER.test(text)) return null;
  const value = Number(text.replaceAll("n", "-"));
  return Number.isFinite(value) ? value : null;
}

function readChannels(text: string): Color | null {
  const [word = "", ...parts] = text.split(CHANNEL_SEPARATOR);
  const space = spaceOfWord.get(word);
  const names = space ? [...SPACES[space].letters] : [];
  if (!space || names.length !== parts.length) return null;
  const channels: Record<string, number | null> = {};
  const missing: string[] = [];
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? "";
    const value = readNumber(part);
    if (value === null && part !== NONE) return null;
    if (value === null && name !== "h") missing.push(name);
    channels[name] = value ?? (name === "h" ? null : 0);
  }
  const color = { space, ...channels, alpha: 1 };
  return (missing.length > 0 ? { ...color, missing } : color) as unknown as Color;
}

function readCss(text: string): Color | null {
  const isBareHex = /^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(text);
  return parsePlain(isBareHex ? `#${text}` : text);
}
