import type { Color, SpaceId } from "../../color.ts";
import { SPACES, toRgb24 } from "../../convert.ts";
import { GRADIENT_SPACES } from "../../gradient/gradient-shape.ts";
import { normalizeHue } from "../../kernel/hue.ts";
import { parse } from "../../text/parse.ts";
import { colorsOfJson, isObject, type JsonObject, readLabels } from "../../text/pasted/object.ts";
import { parsePasted } from "../../text/pasted/parse-pasted.ts";

/** Those in which CSS mixes gradients are also those of design tokens. */
const TOKEN_SPACES: readonly SpaceId[] = GRADIENT_SPACES;
export const COLOR_KEYS = ["value", "hex", "color", "colour", "hexCode", "code", "rgb", "css"];
export const NAME_KEYS = ["name", "title", "label", "id", "slug"];
/** Keys of containers that don't count as groups. */
export const PLAIN_KEYS = /^(?:colou?rs?|palettes?|swatches|groups|theme|extend|values|items|data|tokens)$/i;
// Excludes "100", which could also be hex.
const LOOKS_LIKE_COLOR = /^(?:0x)?[\da-f]{6}(?:[\da-f]{2})?$|^[a-z]+-\d{2,3}$|\(/i;
const MAX_NUMBERS = 16;
// Xcode writes channels such as "0x53".
const NUMBER = /^(?:\d+(?:\.\d+)?%?|0x[\da-f]{1,2})$/i;

/**
 * Reads a JSON value as a color: a string, a design token color (https://www.designtokens.org/tr/2025.10/color/), or an
 * object or list of channels. `null` for anything else.
 */
export function readJsonColor(value: unknown): Color | null {
  if (typeof value === "string") return parse(value) ?? (LOOKS_LIKE_COLOR.test(value) ? parsePasted(value) : null);
  if (!isObject(value)) return null;
  if (Array.isArray(value)) return value.length === 3 || value.length === 4 ? firstColor(value) : null;
  const hasOnlyNumbers = Object.values(value).every((entry) => typeof entry === "number");
  return readTokenColor(value) ?? readAssetColor(value) ?? (hasOnlyNumbers ? readChannels(value) : null);
}

/** Reads the color of an Xcode asset, which has its channels in an object next to its space. */
function readAssetColor({ components, "color-space": space }: JsonObject): Color | null {
  if (typeof space !== "string" || !isObject(components) || Array.isArray(components)) return null;
  const color = readChannels(components);
  return color?.space === "srgb" && space === "display-p3" ? { ...color, space } : color;
}

/** The color of an object with numbers such as r, g and b; ignores names, places and strings. `null` for others. */
export function readChannels(value: JsonObject): Color | null {
  // A theme may have a hue, a saturation and a lightness next to its colors.
  if (Object.entries(value).some(([key, entry]) => isObject(entry) && PLAIN_KEYS.test(key))) return null;
  const numbers = Object.entries(value).flatMap(([key, entry]): [string, string][] => {
    if (typeof entry === "number") return [[key, String(entry)]];
    if (typeof entry !== "string" || !NUMBER.test(entry)) return [];
    return [[key, /^0x/i.test(entry) ? String(Number(entry)) : entry]];
  });
  if (numbers.length < 3 || numbers.length > MAX_NUMBERS) return null;
  return readLabels(JSON.stringify(Object.fromEntries(numbers)));
}

/** The value of the first of these keys that holds a string; `null` if none does. */
export function textOf(value: JsonObject, keys: readonly string[]): string | null {
  const key = keys.find((candidate) => typeof value[candidate] === "string");
  return key === undefined ? null : (value[key] as string);
}

/** Token units are those of color.ts. */
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
    // Only a hue can be missing; hues wrap around.
    if (letter === "h") return [letter, number === null ? null : normalizeHue(number)];
    return [letter, number ?? 0];
  });
  const opacity = typeof alpha === "number" && alpha >= 0 && alpha <= 1 ? alpha : 1;
  const color = { space, ...Object.fromEntries(channels), alpha: opacity } as Color;
  // The components are rounded; if the hex next to them is the same color, it is exact.
  const short = space === "srgb" && typeof hex === "string" ? parse(hex) : null;
  return short && toRgb24(short) === toRgb24(color) ? { ...short, alpha: opacity } : color;
}

function firstColor(value: unknown): Color | null {
  const colors = colorsOfJson(value);
  return colors.length === 1 ? (colors[0] as Color) : null;
}
