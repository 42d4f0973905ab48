import type { Color } from "../../color.ts";
import { clipToGamut } from "../../gamut.ts";
import type { BakedStop } from "../bake.ts";
import { fitStops, type PlainGradient, padded } from "../plain-stops.ts";

/**
 * Writes a GIMP gradient: one segment between each two stops, mixed linearly in RGB.
 * https://gitlab.gnome.org/GNOME/gimp/-/blob/master/devel-docs/ggr.txt
 */
export function writeGgr(gradient: PlainGradient): string {
  const stops = padded(fitStops(gradient).stops);
  const segments = stops.slice(1).flatMap((stop, index) => {
    const before = stops[index] as BakedStop;
    const [left, right] = [before.position, stop.position];
    if (right <= left) return [];
    const places = [left, (left + right) / 2, right].map(number);
    return [[...places, ...channels(before.color), ...channels(stop.color), "0 0 0 0"].join(" ")];
  });
  const name = gradient.name.replace(/[\r\n]+/g, " ");
  return ["GIMP Gradient", `Name: ${name}`, String(segments.length), ...segments, ""].join("\n");
}

function channels(color: Color): string[] {
  const { r, g, b, alpha } = clipToGamut(color, "srgb");
  return [r, g, b, alpha].map(number);
}

function number(value: number): string {
  return value.toFixed(6);
}
