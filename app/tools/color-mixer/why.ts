import { type BlendPart, blendColor } from "#color/blend.ts";
import type { Hex } from "#color/color.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { isInGamut } from "#color/gamut.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { decimal } from "#color/text/decimal.ts";
import { colorOf, rgb24Of } from "./model.ts";
import type { Mode } from "./state.ts";

/** Below this share of white two amounts of light count as the same. */
const SAME_LIGHT = 0.005;

/** One line on why a way of mixing gives what it gives, with the numbers of these colors. */
export function whyOf(mode: Mode, parts: readonly BlendPart[], hex: Hex): string {
  const used = parts.filter(({ count }) => count > 0);
  if (used.length === 0) return "Nothing to mix yet.";
  if (used.length === 1) return "A single color stays the same.";
  return WHYS[mode](used, hex);
}

const WHYS: Record<Mode, (parts: readonly BlendPart[], hex: Hex) => string> = {
  rgb: (parts, hex) => {
    const [sent, light] = [lightOf(hex), luminance(toRgb24(blendColor(parts, "linear")))];
    if (Math.abs(light - sent) < SAME_LIGHT)
      return "Averages the stored values. Here the result is as light as mixed light.";
    return `Averages the stored values, which aren't amounts of light: ${percent(sent)} of white, where light gives ${percent(light)}.`;
  },
  linear: (_, hex) => `Adds up light, as lamps do: ${percent(lightOf(hex))} of white.`,
  oklab: (parts) => {
    const { l } = convert(blendColor(parts, "oklab"), "oklab");
    return `Averages perceived lightness: ${decimal(l, 2)}, the mean of what goes in.`;
  },
  oklch: (parts) => {
    const [round, straight] = [polar(parts, "oklch"), polar(parts, "oklab")];
    if (round.h === null) return "Gray has no hue, so this is the same as OKLab.";
    const wide = isInGamut(round, "srgb") ? "" : " Outside sRGB, so chroma is reduced.";
    return `Averages chroma and turns the hue: chroma ${decimal(round.c, 2)}, where OKLab has ${decimal(straight.c, 2)}.${wide}`;
  },
  "oklch-longer": (parts) => {
    const [longer, shorter] = [polar(parts, "oklch-longer"), polar(parts, "oklch")];
    if (longer.h === null || shorter.h === null) return "Gray has no hue, so this is the same as OKLab.";
    return `Turns the hue the long way: to ${Math.round(longer.h)}°; the short way gives ${Math.round(shorter.h)}°.`;
  },
  lab: (parts, hex) => {
    const other = toRgb24(blendColor(parts, "oklab"));
    return `Averages by an older model of vision, from 1976: ΔE ${distance(hex, other)} from OKLab.`;
  },
  hsl: (parts) => {
    const { h, s, l } = convert(blendColor(parts, "hsl"), "hsl");
    const hue = h === null ? "no hue" : `hue ${Math.round(h)}°`;
    return `Averages a formula that treats yellow and blue as equally light: ${hue}, saturation ${Math.round(s)}%, lightness ${Math.round(l)}%.`;
  },
  cmy: (_, hex) => `Each dye absorbs part of the light: ${percent(lightOf(hex))} of white is left.`,
  pigment: (_, hex) =>
    `Absorbs and scatters as paint does, wavelength by wavelength: ${percent(lightOf(hex))} of white is left.`,
};

function polar(parts: readonly BlendPart[], mode: "oklab" | "oklch" | "oklch-longer") {
  return convert(blendColor(parts, mode), "oklch");
}

function lightOf(hex: Hex) {
  return luminance(rgb24Of(hex));
}

function percent(share: number) {
  return `${share > 0 && share < 0.01 ? decimal(share * 100, 1) : Math.round(share * 100)}%`;
}

function distance(hex: Hex, rgb24: number) {
  const other = colorOf(`#${rgb24.toString(16).padStart(6, "0")}`);
  return deltaE2000(colorOf(hex), other).toFixed(1);
}
