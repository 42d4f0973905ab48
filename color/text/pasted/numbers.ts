import { clamp } from "../../clamp.ts";
import type { Color } from "../../color.ts";
import { parse } from "../parse.ts";

type Value = {
  /** For a percentage, the number before the sign. NaN for `none`. */
  readonly number: number;
  /** The value as CSS text. */
  readonly text: string;
  readonly unit: "" | "%" | "deg" | "rad" | "grad" | "turn";
  /** Written as 0.5 or 1f: then 1 is the maximum, not 1 out of 255. */
  readonly isFraction: boolean;
};

type Values = { readonly channels: readonly Value[]; readonly alpha: Value | undefined };

const VALUE = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)(%|deg|rad|grad|turn|f)?$/;
const DECIMAL_COMMAS = /^[^,;]*(?:,[^,;]*)?(?:;[^,;]*(?:,[^,;]*)?){2,}$/;
const PART_OF_255 = /(?<![\d.])([\d.]+)f?\s*\/\s*255(?:\.0*)?f?/g;

// The CSS space for each name. vec3 and vec4 are linear-light, as `print` writes them.
const COLOR_SPACES: ReadonlyMap<string, string> = new Map([
  ...["srgb", "srgb-linear", "rec2020", "a98-rgb", "prophoto-rgb", "xyz-d50", "xyz-d65"].map((id) => [id, id] as const),
  ...(["p3", "display-p3", "display p3"] as const).map((name) => [name, "display-p3"] as const),
  ...(["vec3", "vec4"] as const).map((name) => [name, "srgb-linear"] as const),
  ["xyz", "xyz-d65"],
]);

// Names that mean red, green and blue: the CSS name, and names for colors in code, in lower case.
const RGB_NAMES: ReadonlySet<string> = new Set([
  ...["", "rgb", "from", "fromrgb", "fromrgbo", "setrgb", "argb", "fromargb"],
  ...["color", "color3", "color4", "color32", "uicolor", "nscolor", "cgcolor", "skcolor", "colorliteral"],
  ...["float3", "float4", "half3", "half4", "vector3", "vector4"],
]);
/** Whether numbers after this name can be read. Case-insensitive. */
export function isNumberFormat(name: string): boolean {
  return readerOf(name) !== null;
}

/**
 * Reads numbers after the name of a format, or of a color in some language, written more freely than in CSS: with or
 * without commas and percent signs, with slashes between them, from 0 to 1 or to 255. Returns `null` for any other name:
 * the arguments of okhsl() or hct() are not red, green and blue.
 */
export function readNamedNumbers(name: string, text: string): Color | null {
  const read = readerOf(name);
  const values = read && (splitValues(text) ?? splitValues(text.replaceAll("/", " ")));
  return values && read(values);
}

function readerOf(name: string): ((values: Values) => Color | null) | null {
  const format = name.toLowerCase().replace(/^(rgb|hs[lvb]|hwb|cmyk)a$/, "$1");
  const space = COLOR_SPACES.get(format);
  if (space) return (values) => readCss(`color(${space} `, withFractions(withAlpha(values), space));
  if (RGB_NAMES.has(format)) return (values) => readRgb(withAlpha(values, format.endsWith("argb") ? 0 : 3));
  switch (format) {
    case "hsv":
    case "hsb":
      return (values) => readHsv(withAlpha(values));
    case "cmyk":
    case "device-cmyk":
      return readCmyk;
    case "hsl":
    case "hwb":
      return (values) => readCss(`${format}(`, withPercentages(withAlpha(values)));
    case "lab":
    case "lch":
      return (values) => readCss(`${format}(`, withAlpha(values));
    case "oklab":
    case "oklch":
      return (values) => readCss(`${format}(`, withPercentLightness(withAlpha(values)));
    default:
      return null;
  }
}

/**
 * Reads three or four numbers without a name. Units and ranges tell what they are: "219 7 61" and "0.86 0.03 0.24" are
 * RGB, "194 82% 29%" is HSL, "0.486 0.090 226" is OKLCH, "40.7 -17.3 -23.6" is Lab, "90 22 0 47" is CMYK. `null` for
 * other text.
 */
export function readBareNumbers(text: string): Color | null {
  const values = splitValues(text);
  if (!values) return null;
  if (isInk(values)) return readCmyk(values);
  const [first, second, third] = values.channels;
  if (!first || !second || !third) return null;
  return readNamedNumbers(guessFormat(first, second, third), text);
}

function isInk({ channels, alpha }: Values): boolean {
  if (channels.length !== 4 || alpha) return false;
  const isPercent = channels.every(({ unit }) => unit === "%");
  return (
    isPercent ||
    ((channels[3]?.number ?? 0) > 1 &&
      channels.every(({ number, unit }) => unit === "" && number >= 0 && number <= 100))
  );
}

function guessFormat(first: Value, second: Value, third: Value): string {
  const isUnitLightness = first.unit === "%" ? second.number <= 0.5 : first.number <= 1;
  if (third.text === "none") return isUnitLightness ? "oklch" : "lch";
  if (second.unit === "%" && third.unit === "%") return first.unit === "%" ? "rgb" : "hsl";
  if (second.number < 0 || third.number < 0) return isUnitLightness ? "oklab" : "lab";
  const isFraction = first.isFraction || second.isFraction;
  if (isFraction && isUnitLightness && second.number <= 0.5 && third.number > 1) return "oklch";
  const isFractionalLightness = first.unit === "%" || (first.isFraction && first.number > 1);
  return isFractionalLightness ? "lch" : "rgb";
}

/** Whether semicolons separate the numbers, and commas are in them: "38,5; 70; 83", but not "1,2,3; 4,5,6; 7,8,9". */
export function hasDecimalCommas(text: string): boolean {
  return /\d,\d/.test(text) && DECIMAL_COMMAS.test(text);
}

function splitValues(text: string): Values | null {
  const plain = text.includes("/") ? text.replace(PART_OF_255, (_, part) => (Number(part) / 255).toFixed(6)) : text;
  const [before = "", after, tooMuch] = plain.split("/");
  const list = before.replace(/(?<![\s,;])[\s,;]+$/, "").trim();
  if (hasDecimalCommas(list)) return null;
  const channels = list.split(/[\s,;|]+/).map(readValue);
  const alpha = after === undefined ? undefined : readValue(after.trim());
  const isReadable = channels.every((value) => value !== null) && alpha !== null && tooMuch === undefined;
  return isReadable && channels.length >= 3 && channels.length <= 5 ? { channels, alpha } : null;
}

function readValue(text: string): Value | null {
  if (text === "none") return { number: Number.NaN, text, unit: "", isFraction: false };
  const [, number, unit = ""] = VALUE.exec(text) ?? [];
  if (number === undefined) return null;
  const isFraction = unit === "f" || number.includes(".");
  const cssUnit = unit === "f" ? "" : (unit as Value["unit"]);
  // CSS requires digits after the point, unlike 1.f
  const cssNumber = number.replace(/\.(?!\d)/, "");
  return { number: Number(number), text: cssNumber + cssUnit, unit: cssUnit, isFraction };
}

/** Of four values without a slash, the last one is the alpha, or the one at `place`. */
function withAlpha({ channels, alpha }: Values, place = 3): Values {
  if (alpha || channels.length !== 4) return { channels, alpha };
  return { channels: channels.toSpliced(place, 1), alpha: channels[place] };
}

/** Whole numbers above 1 are out of 255, as color pickers show them on P3 screens; not in linear spaces. */
function withFractions({ channels, alpha }: Values, space: string): Values {
  const areBytes = channels.every(
    ({ number, unit, isFraction }) => unit === "" && !isFraction && number >= 0 && number <= 255,
  );
  const isLinear = space.startsWith("xyz") || space.endsWith("linear");
  if (isLinear || !areBytes || channels.every(({ number }) => number <= 1)) return { channels, alpha };
  return { channels: channels.map((value) => ({ ...value, text: String(value.number / 255) })), alpha };
}

/** Converts 0.82 to 82% if the second and third values are both written that way. */
function withPercentages({ channels, alpha }: Values): Values {
  const [hue, ...rest] = channels;
  const areParts = rest.every(({ number, unit }) => unit === "" && number <= 1);
  if (!hue || !areParts) return { channels, alpha };
  return {
    channels: [hue, ...rest.map((value) => ({ ...value, text: `${Number((value.number * 100).toPrecision(12))}%` }))],
    alpha,
  };
}

/** Many programs show the lightness as 70, which CSS would clamp to 1. */
function withPercentLightness({ channels, alpha }: Values): Values {
  const [lightness, ...rest] = channels;
  const isPercent = lightness?.unit === "" && lightness.number >= 2;
  return isPercent ? { channels: [{ ...lightness, text: `${lightness.text}%` }, ...rest], alpha } : { channels, alpha };
}

function readCss(opening: string, { channels, alpha }: Values): Color | null {
  if (channels.length !== 3) return null;
  return parse(`${opening}${channels.map(({ text }) => text).join(" ")} / ${readAlpha(alpha)})`);
}

/** Reads an alpha from 0 to 1, in percent, or, if above 1, out of 255. */
function readAlpha(alpha: Value | undefined): number {
  if (!alpha) return 1;
  const number = alpha.unit === "%" ? alpha.number / 100 : alpha.number > 1 ? alpha.number / 255 : alpha.number;
  return clamp(number, 0, 1);
}

function readRgb(values: Values): Color | null {
  const { channels } = values;
  if (channels.some(({ number, unit }) => number < 0 || number > (unit === "%" ? 100 : 255))) return null;
  const areParts = channels.every(({ number, unit }) => unit === "" && number <= 1);
  const isFraction = areParts && channels.some((value) => value.isFraction);
  return readCss(isFraction ? "color(srgb " : "rgb(", values);
}

function readHsv(values: Values): Color | null {
  // CSS has no hsv(), but hsl() has the same syntax.
  const color = readCss("hsl(", withPercentages(values));
  if (color?.space !== "hsl" || color.s > 100 || color.l < 0 || color.l > 100) return null;
  return { space: "hsv", h: color.h, s: color.s, v: color.l, alpha: color.alpha };
}

function readCmyk({ channels, alpha = channels[4] }: Values): Color | null {
  const inks = channels.slice(0, 4);
  const scale = inks.every(({ number, unit }) => unit === "" && number <= 1) ? 100 : 1;
  // `none` is NaN.
  const [c, m, y, k] = inks.map(({ number }) => (number || 0) * scale);
  if (c === undefined || m === undefined || y === undefined || k === undefined) return null;
  if (Math.min(c, m, y, k) < 0 || Math.max(c, m, y, k) > 100) return null;
  return { space: "cmyk", c, m, y, k, alpha: readAlpha(alpha) };
}
