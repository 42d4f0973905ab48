import type { Color } from "../../color.ts";
import { parse } from "../parse.ts";
import { readBareNumbers, readNamedNumbers } from "./numbers.ts";

export type JsonObject = { readonly [key: string]: unknown };

// Labels start where a word does: trying each of its letters would take quadratic time for a long word.
const LABEL =
  /(?<![a-z\d])([a-z\d]+)["']?\s*[:=]\s*["']?(-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?(?:\s*\/\s*255(?:\.0*)?)?%?)/gi;
const CSS_FUNCTIONS = ["hsl", "hwb", "lab", "lch", "oklab", "oklch"];
// A name may be the word "red" without meaning the color.
const NOT_A_COLOR = /^\$?(?:name|title|label|id|slug|type|description|comment|author)$/i;

/** Parses JSON; `undefined` for text that isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The colors in a JSON value in order: color tokens (https://www.designtokens.org/tr/2025.10/color/), strings, objects
 * such as `{ "r": 13, "g": 105, "b": 134 }` and lists of three or four numbers, at any depth.
 */
export function colorsOfJson(json: unknown): Color[] {
  const colors: Color[] = [];
  const rest: unknown[] = [json];
  while (rest.length > 0) {
    const value = rest.pop();
    const color = readJsonColor(value);
    if (color) colors.push(color);
    else if (isObject(value) && !("colorSpace" in value)) {
      const entries = Object.entries(value).filter(([key]) => !NOT_A_COLOR.test(key));
      // The stack is last in, first out, so the first entry is pushed last.
      for (const [, entry] of entries.reverse()) rest.push(entry);
    }
  }
  return colors;
}

function readJsonColor(value: unknown): Color | null {
  if (typeof value === "string") return parse(value) ?? parse(`#${value}`);
  if (!isObject(value)) return null;
  if (Array.isArray(value)) {
    const isColor = value.length <= 4 && value.every((entry) => typeof entry === "number");
    return isColor ? readBareNumbers(value.join(" ")) : null;
  }
  const { colorSpace, components, alpha = 1, hex } = value;
  if (typeof colorSpace === "string" && Array.isArray(components)) {
    const color = parse(tokenCss({ colorSpace, components, alpha }));
    if (color) return color;
  }
  // Lists of colors often have each one in several formats.
  if (typeof hex === "string") return readJsonColor(hex);
  if (Object.values(value).some((entry) => typeof entry === "object")) return null;
  const channels = Object.entries(value).filter(([, entry]) => typeof entry === "number");
  return readLabels(JSON.stringify(Object.fromEntries(channels)));
}

/** A design token color as CSS. */
export function tokenCss({
  colorSpace,
  components,
  alpha,
}: Record<"colorSpace" | "alpha", unknown> & { components: readonly unknown[] }) {
  const values = `${components.join(" ")} / ${alpha}`;
  return CSS_FUNCTIONS.includes(`${colorSpace}`) ? `${colorSpace}(${values})` : `color(${colorSpace} ${values})`;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null;
}

/** Reads labeled numbers: `red: 0.05, green: 0.41, blue: 0.53` or `{ h: 194, s: 82, l: 29 }`. `null` for others. */
export function readLabels(text: string): Color | null {
  const labels = new Map<string, string>();
  for (const [, label, value] of text.matchAll(LABEL)) labels.set((label as string).toLowerCase(), value as string);
  // Swift also has srgbRed, calibratedRed and displayP3Red.
  const find = (letter: string, word: string) =>
    labels.get(letter) ?? [...labels].find(([label]) => label.endsWith(word))?.[1];
  const alpha = find("a", "alpha") ?? find("o", "opacity");
  const end = alpha === undefined ? "" : ` / ${alpha}`;
  const [r, g, b] = [find("r", "red"), find("g", "green"), find("b", "blue")];
  if (r && g && b) {
    // With labels, 1 is the maximum rather than 1 out of 255.
    const format = /p3/i.test(text) ? "display-p3" : [r, g, b].every(isPart) ? "srgb" : "rgb";
    return readNamedNumbers(format, `${r} ${g} ${b}${end}`);
  }
  const [h, s, l] = [find("h", "hue"), find("s", "saturation"), find("l", "lightness")];
  const value = find("v", "brightness") ?? b;
  if (h && s && (l || value)) {
    // SwiftUI hues go from 0 to 1.
    const hue = [h, s, l ?? value].every((part) => isPart(part as string)) ? `${h}turn` : h;
    return readNamedNumbers(l ? "hsl" : "hsv", `${hue} ${s} ${l ?? value}${end}`);
  }
  const c = find("c", "chroma");
  return l && c && h ? readNamedNumbers(isPart(l) ? "oklch" : "lch", `${l} ${c} ${h}${end}`) : null;
}

function isPart(value: string): boolean {
  return value.includes("/") || (Number(value) >= 0 && Number(value) <= 1);
}
