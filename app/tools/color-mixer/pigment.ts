// biome-ignore lint/style/noRestrictedImports: the only package of this tool, and in no other file
import { Color as Paint } from "spectral.js";
import type { Blender } from "#color/blend.ts";
import type { Rgb24 } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { hex24 } from "#color/kernel/hex.ts";

const WAVELENGTHS = 38;

/**
 * Mixes colors as paints by the Kubelka-Munk model, with the spectra of spectral.js (Ronald van Wijnen, MIT,
 * https://github.com/rvanwijnen/spectral.js). Returns the same result as its `mix`, but without allocating a list for
 * each wavelength, because the recipe search mixes thousands of times. As there, the weight of a paint is its parts
 * squared times its luminance.
 */
export function preparePigment(colors: readonly Rgb24[]): Blender {
  const paints = colors.map((color) => {
    const { KS: absorption, luminance } = new Paint(hex24(color));
    return { color, absorption: Float64Array.from(absorption), luminance };
  });
  const light = lightOfWavelengths();
  return (counts) => {
    const used = paints.flatMap((paint, place) => {
      const count = counts[place] as number;
      return count > 0 ? [{ ...paint, weight: count ** 2 * paint.luminance }] : [];
    });
    const [first] = used;
    if (!first) return fromRgb24(0);
    // A round trip through the spectrum would add a rounding error.
    if (used.length === 1) return fromRgb24(first.color);
    const total = used.reduce((sum, { weight }) => sum + weight, 0);
    let [r, g, b] = [0, 0, 0];
    for (let at = 0; at < WAVELENGTHS; at++) {
      let sum = 0;
      for (const { weight, absorption } of used) sum += weight * (absorption[at] as number);
      const ratio = sum / total;
      const reflectance = 1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio);
      r += reflectance * (light[3 * at] as number);
      g += reflectance * (light[3 * at + 1] as number);
      b += reflectance * (light[3 * at + 2] as number);
    }
    return { space: "srgb-linear", r, g, b, alpha: 1 };
  };
}

let known: Float64Array | undefined;

/** The linear sRGB of each single wavelength. The library's tables are private, but it only sums over wavelengths. */
function lightOfWavelengths(): Float64Array {
  known ??= Float64Array.from(
    Array.from({ length: WAVELENGTHS }, (_, at) => {
      const single = Array.from({ length: WAVELENGTHS }, (_unused, other) => (other === at ? 1 : 0));
      return new Paint(single).lRGB;
    }).flat(),
  );
  return known;
}
