import { clamp } from "../../clamp.ts";
import type { Color } from "../../color.ts";
import { convert } from "../../convert.ts";
import { isObject, parseJson } from "../../text/pasted/object.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { srgbOf } from "../srgb-of.ts";

type Four = [number, number, number, number];

/** Reads the Swatches.json of a Procreate palette; `null` for other text. Several palettes become groups. */
export function readProcreate(json: string): ImportedPalette | null {
  return readProcreateJson(parseJson(json));
}

/** Same as `readProcreate`, for parsed JSON. */
export function readProcreateJson(json: unknown): ImportedPalette | null {
  const palettes = (Array.isArray(json) ? json : [json]).filter(isProcreatePalette);
  const builder = new PaletteBuilder();
  for (const { name, swatches } of palettes) {
    const group = palettes.length > 1 && typeof name === "string" ? name : "";
    for (const color of swatches.map(readSwatch)) if (color) builder.add(color, null, group);
  }
  const name = palettes.length === 1 ? palettes[0]?.name : null;
  return builder.finish("Procreate swatches", typeof name === "string" ? name : null);
}

function isProcreatePalette(value: unknown): value is { name?: unknown; swatches: unknown[] } {
  return isObject(value) && Array.isArray(value.swatches);
}

/** Empty slots of the palette are null. */
function readSwatch(swatch: unknown): Color | null {
  if (!isObject(swatch)) return null;
  const { hue, saturation, brightness, alpha = 1 } = swatch;
  const numbers = [hue, saturation, brightness, alpha];
  if (!numbers.every((value) => typeof value === "number" && Number.isFinite(value))) return null;
  const [h, s, v, opacity] = (numbers as number[]).map((value) => clamp(value, 0, 1)) as Four;
  const { r, g, b } = convert({ space: "hsv", h: h * 360, s: s * 100, v: v * 100, alpha: 1 }, "srgb");
  return { ...srgbOf(r, g, b), alpha: opacity };
}
