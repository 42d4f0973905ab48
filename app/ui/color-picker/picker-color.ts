import { type Color, channelOf } from "#color/color.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { decimal } from "#color/text/decimal.ts";
import { insideSrgb } from "#color/text/print.ts";
import { ALPHA, type PickerChannel, type PickerColor, type PickerSpaceId, spaceOf } from "./picker-spaces.ts";

const SAME = 1e-9;
/** One color per space with a distinct hue. */
const CLEAR = {
  oklch: { space: "oklch", l: 0.6, c: 0.1, h: 0, alpha: 1 },
  lch: { space: "lch", l: 55, c: 35, h: 0, alpha: 1 },
  hsl: { space: "hsl", h: 0, s: 80, l: 50, alpha: 1 },
  hsv: { space: "hsv", h: 0, s: 80, v: 80, alpha: 1 },
} as const;

/** A channel's value in display units; a missing hue is 0. */
export function channelValue(color: PickerColor, { key, scale }: PickerChannel): number {
  return (channelOf(color, key) ?? 0) * scale;
}

export function valueText(value: number, { decimals, unit }: PickerChannel): string {
  return decimal(value, decimals) + unit;
}

/** Returns the color with one channel changed. Clamps it to its range; hues wrap around. Nothing is rounded. */
export function withValue(color: PickerColor, channel: PickerChannel, value: number): PickerColor {
  const { key, min, max, limit = max, scale, isHue } = channel;
  const kept = isHue ? ((value % 360) + 360) % 360 : Math.min(Math.max(value, min), limit);
  return { ...color, [key]: kept / scale };
}

/** Rounds every channel to what a screen can show. A hue of 359.999 becomes 0. */
export function rounded(color: PickerColor): PickerColor {
  const values = [...spaceOf(color.space).channels, ALPHA].map(({ key, scale, decimals, isHue }) => {
    const value = channelOf(color, key);
    if (value === null || value === undefined) return [key, value];
    const units = 10 ** decimals;
    const steps = Math.round(value * scale * units);
    return [key, (isHue ? steps % (360 * units) : steps) / (units * scale)];
  });
  return { space: color.space, ...Object.fromEntries(values) };
}

/** Normalizes a color for the rest of the app: grays have no hue, and black and white no saturation. */
export function canonical(color: PickerColor): PickerColor {
  if (color.space === "hsl") return color.s === 0 || isEnd(color.l) ? { ...color, h: null, s: 0 } : color;
  if (color.space === "hsv") return color.s === 0 || color.v === 0 ? { ...color, h: null, s: 0 } : color;
  return "c" in color && color.c === 0 ? { ...color, h: null } : color;
}

/**
 * Converts a color to a picker space. Grays keep the last shown hue, and black and white the saturation, so that
 * passing through them loses nothing. Colors that don't fit into HSL, HSV or RGB are gamut-mapped.
 */
export function toPicker(color: Color, id: PickerSpaceId, before?: PickerColor): PickerColor {
  const there = (spaceOf(id).isWide ? convert(color, id) : insideSrgb(color, id)) as PickerColor;
  if (!("h" in there) || there.h !== null) return there;
  const h = before ? hueIn(id, before) : 0;
  if (before?.space === "hsl" && there.space === "hsl" && isEnd(there.l)) return { ...there, h, s: before.s };
  if (before?.space === "hsv" && there.space === "hsv" && there.v === 0) return { ...there, h, s: before.s };
  return { ...there, h };
}

/**
 * `shown` is the picker's color, which keeps what a gray would lose. `reported` went to the tool, which may store it in
 * another form. `taken` is the tool's color since.
 */
export type Shown = { shown: PickerColor; reported: Color | null; taken: Color; isMoving: boolean };

/** Shows the tool's color, unless it is the one that the picker reported. Returns `state` if nothing has changed. */
export function follow(state: Shown, color: Color, space: PickerSpaceId): Shown {
  const { reported, taken, isMoving } = state;
  const isTaken = isEqual(color, taken);
  const isOwn = isMoving || (reported ? isSameColor(color, reported) : isTaken);
  const isKept = isOwn && state.shown.space === space;
  if (isKept && (isMoving || isTaken)) return state;
  const shown = isKept ? state.shown : toPicker(isMoving && reported ? reported : color, space, state.shown);
  return isMoving ? { ...state, shown } : { shown, reported: null, taken: color, isMoving };
}

function isEqual(color: Color, other: Color) {
  return (
    color.space === other.space &&
    Object.keys(color).every((key) => isNear(channelOf(color, key), channelOf(other, key)))
  );
}

/** Whether a tool's color is the reported one, regardless of its space. */
export function isSameColor(color: Color, shown: Color): boolean {
  if (color.space === shown.space) return isEqual(color, shown);
  if (color.alpha !== shown.alpha || toRgb24(color) !== toRgb24(shown)) return false;
  return isInGamut(color, "srgb") && isInGamut(shown, "srgb");
}

function isNear(one: number | null | undefined, other: number | null | undefined) {
  return one === other || (typeof one === "number" && typeof other === "number" && Math.abs(one - other) < SAME);
}

/** Converts a color's hue to another space, using a color with a distinct hue. */
function hueIn(id: PickerSpaceId, shown: PickerColor): number {
  if (!("h" in shown) || shown.h === null) return 0;
  if (shown.space === id) return shown.h;
  const clear = convert({ ...CLEAR[shown.space], h: shown.h }, id);
  return channelOf(clear, "h") ?? 0;
}

function isEnd(lightness: number) {
  return lightness === 0 || lightness === 100;
}
