// The JavaScript for users to copy: each function is self-contained, every channel unrounded.
import { FROM_XYZ, TO_XYZ, WHITE_X, WHITE_Z } from "./matrix-text.ts";

export const JAVASCRIPT_TO_RGB = {
  hex: `/** "#C8C814", "C8C814" or "#CC1" to [red, green, blue], 0 to 255. */
function hexToRgb(hex) {
  const digits = hex.replace(/^#/, "");
  if (!/^([0-9a-f]{3}|[0-9a-f]{6})$/i.test(digits)) {
    throw new Error("Not a HEX color: " + hex);
  }
  const pairs = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return [0, 2, 4].map((i) => parseInt(pairs.slice(i, i + 2), 16));
}`,

  hsl: `/** Degrees and percentages to [red, green, blue], 0 to 255. */
function hslToRgb(h, s, l) {
  const lightness = l / 100;
  const amount = (s / 100) * Math.min(lightness, 1 - lightness);
  const channel = (offset) => {
    const k = (((offset + h / 30) % 12) + 12) % 12;
    const part = Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return 255 * (lightness - amount * part);
  };
  return [channel(0), channel(8), channel(4)];
}`,

  hsv: `/** Degrees and percentages to [red, green, blue], 0 to 255. */
function hsvToRgb(h, s, v) {
  const value = v / 100;
  const channel = (offset) => {
    const k = (((offset + h / 60) % 6) + 6) % 6;
    const part = Math.max(0, Math.min(k, 4 - k, 1));
    return 255 * value * (1 - (s / 100) * part);
  };
  return [channel(5), channel(3), channel(1)];
}`,

  cmyk: `/** Percentages to [red, green, blue], 0 to 255. No ICC profile. */
function cmykToRgb(c, m, y, k) {
  const light = 1 - k / 100;
  return [c, m, y].map((ink) => 255 * (1 - ink / 100) * light);
}`,

  lab: `/**
 * CIE Lab (white D50, as in CSS) to [red, green, blue], 0 to 255.
 * Colors outside sRGB are clipped.
 */
function labToRgb(l, a, b) {
  const fy = (l + 16) / 116;
  const undo = (f) =>
    f ** 3 > 216 / 24389 ? f ** 3 : (27 * (116 * f - 16)) / 24389;
  const x = ${WHITE_X} * undo(fy + a / 500);
  const y = undo(fy);
  const z = ${WHITE_Z} * undo(fy - b / 200);
  // Bradford adaptation to D65 and the matrix of sRGB in one.
  const linear = [
    ${FROM_XYZ[0]},
    ${FROM_XYZ[1]},
    ${FROM_XYZ[2]},
  ];
  return linear.map((light) => {
    const encoded =
      light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return 255 * Math.min(Math.max(encoded, 0), 1);
  });
}`,
};

export const JAVASCRIPT_FROM_RGB = {
  hex: `/** Red, green, blue, 0 to 255, to "#C8C814". */
function rgbToHex(r, g, b) {
  const pairs = [r, g, b].map((channel) => {
    const byte = Math.round(Math.min(Math.max(channel, 0), 255));
    return byte.toString(16).padStart(2, "0");
  });
  return "#" + pairs.join("").toUpperCase();
}`,

  hsl: `/** 0 to 255 each, to [degrees, percent, percent]. A gray has the hue 0. */
function rgbToHsl(r, g, b) {
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const delta = max - min;
  const lightness = (max + min) / 510;
  if (delta < 0.0003) return [0, 0, 100 * lightness];
  const saturation = delta / 255 / (1 - Math.abs(2 * lightness - 1));
  let sixth = (r - g) / delta + 4;
  if (max === r) sixth = (g - b) / delta + (g < b ? 6 : 0);
  else if (max === g) sixth = (b - r) / delta + 2;
  return [60 * sixth, 100 * saturation, 100 * lightness];
}`,

  hsv: `/** 0 to 255 each, to [degrees, percent, percent]. A gray has the hue 0. */
function rgbToHsv(r, g, b) {
  const max = Math.max(r, g, b);
  const delta = max - Math.min(r, g, b);
  if (delta < 0.0003) return [0, 0, max / 2.55];
  let sixth = (r - g) / delta + 4;
  if (max === r) sixth = (g - b) / delta + (g < b ? 6 : 0);
  else if (max === g) sixth = (b - r) / delta + 2;
  return [60 * sixth, (100 * delta) / max, max / 2.55];
}`,

  cmyk: `/** 0 to 255 each, to four percentages. No ICC profile. */
function rgbToCmyk(r, g, b) {
  const max = Math.max(r, g, b);
  if (max === 0) return [0, 0, 0, 100];
  const ink = (channel) => 100 * (1 - channel / max);
  return [ink(r), ink(g), ink(b), 100 * (1 - max / 255)];
}`,

  lab: `/** 0 to 255 each, to [L, a, b] of CIE Lab (white D50, as in CSS). */
function rgbToLab(r, g, b) {
  const [red, green, blue] = [r, g, b].map((channel) => {
    const encoded = channel / 255;
    return encoded <= 0.04045
      ? encoded / 12.92
      : ((encoded + 0.055) / 1.055) ** 2.4;
  });
  // The matrix of sRGB and the Bradford adaptation to D50 in one.
  const x = ${TO_XYZ[0]};
  const y = ${TO_XYZ[1]};
  const z = ${TO_XYZ[2]};
  const f = (t) =>
    t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
  const fx = f(x / ${WHITE_X});
  const fz = f(z / ${WHITE_Z});
  return [116 * f(y) - 16, 500 * (fx - f(y)), 200 * (f(y) - fz)];
}`,
};
