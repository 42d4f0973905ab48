import type { Rgb24 } from "../color.ts";

/** Writes HSL into out[0…2]: hue in degrees (0 for grays), saturation and lightness 0 to 100. */
export function rgb24ToHslInto(value: Rgb24, out: Float64Array): void {
  const red = value >>> 16;
  const green = (value >>> 8) & 255;
  const blue = value & 255;
  const max = red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
  const min = red < green ? (red < blue ? red : blue) : green < blue ? green : blue;
  const delta = max - min;
  const sum = max + min;
  let hue = 0;
  let saturation = 0;
  if (delta !== 0) {
    saturation = (100 * delta) / (sum <= 255 ? sum : 510 - sum);
    if (max === red) hue = (green - blue) / delta + (green < blue ? 6 : 0);
    else if (max === green) hue = (blue - red) / delta + 2;
    else hue = (red - green) / delta + 4;
  }
  out[0] = hue * 60;
  out[1] = saturation;
  out[2] = (100 * sum) / 510;
}
