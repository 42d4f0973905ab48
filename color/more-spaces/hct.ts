import { labCurve, labCurveInverse } from "../kernel/lab-curve.ts";
import { appearanceOf, viewing, xyzOf, xyzRow } from "./cam16.ts";
import { HUE, type MoreSpace, plainNumber } from "./more-space.ts";

const MIDDLE_GRAY = luminanceOf(50);
/** The conditions of Material Design: a white of 200 lux, middle gray behind the color. */
const MATERIAL = viewing((200 / Math.PI) * MIDDLE_GRAY, MIDDLE_GRAY);
const MOST_STEPS = 20;
const CLOSE_ENOUGH = 1e-12;

/**
 * Hue and chroma of CAM16 with the lightness of CIE Lab, the space of Material Design.
 * https://material.io/blog/science-of-color-design. Unlike there, no chroma is cut off at the border of sRGB.
 */
export const hct: MoreSpace = {
  id: "hct",
  name: "HCT",
  letters: "hct",
  channels: [HUE, plainNumber("Chroma", 0, 145), plainNumber("Tone", 0, 100)],
  valuesOf: (color) => {
    const xyz = xyzRow(color);
    const { c, h } = appearanceOf(xyz, MATERIAL);
    const t = 116 * labCurve(xyz[1]) - 16;
    return t <= 0 ? [null, 0, 0] : [h, c, t];
  },
  colorOf: ([h, c, t]) => {
    const [x, y, z] = solve(h ?? 0, c ?? 0, luminanceOf(t ?? 0));
    return { space: "xyz-d65", x, y, z, alpha: 1 };
  },
};

/** The color of a hue and a chroma that has this luminance, by secants through its CAM16 lightness. */
function solve(h: number, c: number, luminance: number) {
  if (luminance <= 0) return [0, 0, 0] as const;
  let j = 100 * luminance ** 0.58;
  let last = { j: 0, y: 0 };
  let xyz = xyzOf({ j, c, h }, MATERIAL);
  for (let step = 0; step < MOST_STEPS && Math.abs(xyz[1] - luminance) > CLOSE_ENOUGH; step++) {
    const slope = (xyz[1] - last.y) / (j - last.j);
    last = { j, y: xyz[1] };
    j = Math.max(j + (luminance - xyz[1]) / slope, j / 10);
    xyz = xyzOf({ j, c, h }, MATERIAL);
  }
  return xyz;
}

/** The Y of a lightness L*. */
function luminanceOf(lightness: number): number {
  return labCurveInverse((lightness + 16) / 116);
}
