import type { Color, SpaceId } from "../../color.ts";
import { SPACES, toRgb24 } from "../../convert.ts";
import { normalizeHue } from "../../kernel/hue.ts";
import { parse } from "../../text/parse.ts";
import { colorsOfJson } from "../../text/pasted/object.ts";
import { parsePasted } from "../../text/pasted.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

const TOKEN_SPACES: readonly SpaceId[] = [
  ...(["srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb"] as const),
  ...(["prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50"] as const),
];
// Not "100", which could be hex too.
const LOOKS_LIKE_COLOR = /^(?:0x)?[\da-f]{6}(?:[\da-f]{2})?$|^[a-z]+-\d{2,3}$|\(/i;
const MOST_KEYS = 8;

/**
 * The color that a value of JSON is: a text, a color of design tokens (https://www.designtokens.org/tr/2025.10/color/) or
 * an object or list of channels. `null` for any other.
 */
export function readJsonColor(value: unknown): Color | null {
  if (typeof value === "string") return parse(value) ?? (LOOKS_LIKE_COLOR.test(value) ? parsePasted(value) : null);
  if (!isObject(value)) return null;
  if (Array.isArray(value)) return value.length === 3 || value.length === 4 ? firstColor(value) : null;
  const token = readTokenColor(value);
  if (token) return token;
  const channels = Object.entries(value);
  if (channels.length < 3 || channels.length > MOST_KEYS) return null;
  return channels.every(([, channel]) => typeof channel === "number") ? firstColor(value) : null;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null;
}

/** The units of the tokens are those of color.ts. */
function readTokenColor({ colorSpace, components, alpha, hex }: JsonObject): Color | null {
  const space = colorSpace === "xyz" ? "xyz-d65" : (colorSpace as SpaceId);
  if (!TOKEN_SPACES.includes(space) || !Array.isArray(components) || components.length !== 3) return null;
  const numbers = components.map((component) => (component === "none" ? null : component));
  const isReadable = numbers.every(
    (number) => number === null || (typeof number === "number" && Number.isFinite(number)),
  );
  if (!isReadable) return typeof hex === "string" ? parsePasted(hex) : null;
  const channels = [...SPACES[space].letters].map((letter, index) => {
    const number = numbers[index] as number | null;
    // Only a hue can be missing; it goes around.
    if (letter === "h") return [letter, number === null ? null : normalizeHue(number)];
    return [letter, number ?? 0];
  });
  const opacity = typeof alpha === "number" && alpha >= 0 && alpha <= 1 ? alpha : 1;
  const color = { space, ...Object.fromEntries(channels), alpha: opacity } as Color;
  // The components are rounded; where the hex beside them is the same color, the hex is exact.
  const short = space === "srgb" && typeof hex === "string" ? parse(hex) : null;
  return short && toRgb24(short) === toRgb24(color) ? { ...short, alpha: opacity } : color;
}

function firstColor(value: unknown): Color | null {
  const colors = colorsOfJson(value);
  return colors.length === 1 ? (colors[0] as Color) : null;
}
