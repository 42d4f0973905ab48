import type { Oklch, Rgb24 } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { brightnessWords, correlatedTemperature, temperature } from "#color/temperature.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { hexOf } from "#color/text/print.ts";
import { bestTextOn } from "./contrast-samples.ts";
import type { Slice } from "./slice.ts";

export type Fact = { readonly term: string; readonly text: string; readonly badge?: string };

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
  return `${c.toFixed(3)}, ${share}% of the sRGB maximum here. P3 reaches ${p3.toFixed(3)}`;
}

export function summarize(rgb24: Rgb24) {
  const color = fromRgb24(rgb24);
  const words = describe(color);
  if (rgb24 === 0xffffff) return `${hexOf(rgb24)} is white, the lightest color a screen can show. ${textAdvice(rgb24)}`;
  if (rgb24 === 0) return `${hexOf(rgb24)} is black, the absence of light. ${textAdvice(rgb24)}`;
  const share = printShare(luminance(rgb24));
  const warmth = temperature(color).words.toLowerCase();
  const brightness = brightnessWords(color).toLowerCase();
  return `${hexOf(rgb24)} is ${withArticle(words)} with ${share} luminance, ${warmth} in temperature and ${brightness} in brightness. ${textAdvice(rgb24)}`;
}

/** Prints 0 to 1 as a percentage, with 0 and 100 only for exactly those values. */
export function printShare(share: number) {
  if (share > 0 && share < 0.001) return "less than 0.1%";
  const percent = Math.min(share * 100, share < 1 ? 99.9 : 100).toFixed(1);
  return `${percent.replace(".0", "")}%`;
}

function textAdvice(rgb24: Rgb24) {
  const { wcag, apca } = bestTextOn(rgb24);
  if (wcag === apca) return `Text on it reads best in ${wcag}.`;
  return `For text on it, WCAG 2 prefers ${wcag} and APCA ${apca}.`;
}

/** Adds an article where one is needed: "an olive", "a dark blue", but "off-white". */
function withArticle(words: string) {
  if (/(^|[ -])(white|black)$/.test(words)) return words;
  return `${/^[aeio]/.test(words) ? "an" : "a"} ${words}`;
}
