import { hslFromRyb, type Wheel } from "#color/harmony/harmony.ts";
import { oklchToRgb24 } from "#color/kernel/oklab.ts";
import { hexOf, printHex } from "#color/text/print.ts";
import { RIM_CHROMA } from "./polar.ts";

const STOP_DEGREES = 15;

/** The wheel as two CSS gradients, until it is painted and where nothing paints it: nearly the same, and in the HTML. */
export function discBackground(wheel: Wheel, lightness: number): string {
  const stops = Array.from({ length: 360 / STOP_DEGREES + 1 }, (_, index) =>
    rimColor(wheel, lightness, index * STOP_DEGREES),
  );
  const gray = wheel === "oklch" ? hexOf(oklchToRgb24(lightness, 0, 0)) : `hsl(0 0% ${Math.round(lightness * 100)}%)`;
  return `radial-gradient(closest-side, ${gray}, transparent), conic-gradient(${stops.join(",")})`;
}

function rimColor(wheel: Wheel, lightness: number, angle: number): string {
  if (wheel === "oklch") return hexOf(oklchToRgb24(lightness, RIM_CHROMA.oklch, angle));
  const h = wheel === "ryb" ? hslFromRyb(angle % 360) : angle % 360;
  return printHex({ space: "hsl", h, s: 100, l: lightness * 100, alpha: 1 });
}
