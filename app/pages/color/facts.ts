import type { Oklch, Rgb24 } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { brightnessWords, correlatedTemperature, temperature } from "#color/temperature.ts";
import { capitalize } from "../words.ts";
import type { Slice } from "./slice.ts";
import { printShare } from "./summary.ts";

export type Fact = { readonly term: string; readonly text: string; readonly badge?: string };

/** What can be measured about a color, in words and figures. */
export function factsOf(rgb24: Rgb24, { l, c, h }: Oklch, { most }: Slice): Fact[] {
  const color = fromRgb24(rgb24);
  const share = luminance(rgb24);
  const kelvin = correlatedTemperature(color)?.kelvin;
  const facts: Fact[] = [
    { term: "In words", text: capitalize(describe(color)) },
    { term: "Lightness", text: `${brightnessWords(color)}, L ${l.toFixed(3)}` },
    { term: "Chroma", text: h === null ? "0, a pure gray" : chromaText(c, most) },
    { term: "Hue", text: h === null ? "None" : `${h.toFixed(1)}°` },
    { term: "Temperature", text: temperature(color).words },
    { term: "Relative luminance", text: `${share.toFixed(4)}, ${printShare(share)} of white` },
    { term: "Gamut", badge: "sRGB", text: "and so within P3 and Rec. 2020" },
  ];
  if (kelvin !== undefined) facts.push({ term: "As a light", text: `About ${Math.round(kelvin / 50) * 50} K` });
  return facts;
}

function chromaText(c: number, { srgb, p3 }: Slice["most"]) {
  if (srgb < 0.001) return c.toFixed(3);
  const share = Math.min(100, Math.round((100 * c) / srgb));
  return `${c.toFixed(3)}, ${share}% of what sRGB has here. P3 reaches ${p3.toFixed(3)}`;
}
