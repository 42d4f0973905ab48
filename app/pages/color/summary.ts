import type { Rgb24 } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { brightnessWords, temperature } from "#color/temperature.ts";
import { hexOf } from "#color/text/print.ts";
import { bestTextOn } from "./contrast-samples.ts";

/** A color in two or three plain sentences. */
export function summarize(rgb24: Rgb24) {
  const color = fromRgb24(rgb24);
  const words = describe(color);
  if (rgb24 === 0xffffff) return `${hexOf(rgb24)} is white, the lightest color a screen can show. ${textAdvice(rgb24)}`;
  if (rgb24 === 0) return `${hexOf(rgb24)} is black, with no light. ${textAdvice(rgb24)}`;
  const share = printShare(luminance(rgb24));
  const warmth = temperature(color).words.toLowerCase();
  const brightness = brightnessWords(color).toLowerCase();
  return `${hexOf(rgb24)} is ${withArticle(words)} with ${share} luminance, ${warmth} in temperature and ${brightness} in brightness. ${textAdvice(rgb24)}`;
}

/** 0 to 1 as a percentage that is neither 0 nor 100 unless it is exactly that. */
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

/** With its article, where it takes one: "an olive", "a dark blue", but "off-white". */
function withArticle(words: string) {
  if (/(^|[ -])(white|black)$/.test(words)) return words;
  return `${/^[aeio]/.test(words) ? "an" : "a"} ${words}`;
}
