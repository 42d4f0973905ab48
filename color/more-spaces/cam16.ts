import { hueDegrees } from "../kernel/hue.ts";
import { labCurve, labCurveInverse } from "../kernel/lab-curve.ts";
import { invert, type Matrix, mapRow, type Row, transform, WHITE_D65 } from "../kernel/matrices.ts";
import { HUE, plainNumber, radiansOf, xyzSpace } from "./more-space.ts";

// C. Li et al., "Comprehensive color solutions: CAM16, CAT16, and CAM16-UCS", https://doi.org/10.1002/col.22131. The steps are
// those of https://observablehq.com/@jrus/cam16.
const XYZ_TO_CONES: Matrix = [
  [0.401288, 0.650173, -0.051461],
  [-0.250268, 1.204414, 0.045854],
  [-0.002079, 0.048952, 0.953127],
];
const CONES_TO_XYZ = invert(XYZ_TO_CONES);
// Achromatic response, a and b to the cones, times 1403.
const RESPONSES_TO_CONES: Matrix = [
  [460, 451, 288],
  [460, -891, -261],
  [460, -220, -6300],
];
// An average surround.
const [IMPACT, INDUCTION, FACTOR] = [0.69, 1, 1];

type Appearance = { readonly j: number; readonly c: number; readonly m: number; readonly h: number };

/** Viewing conditions: how bright the surroundings are. */
type Viewing = ReturnType<typeof viewing>;

/** `luminance` of the adapting field in cd/m², `background` as Y from 0 to 1. The white is D65. */
function viewing(luminance: number, background: number) {
  const k = 1 / (5 * luminance + 1);
  const level = k ** 4 * luminance + 0.1 * (1 - k ** 4) ** 2 * Math.cbrt(5 * luminance);
  const degree = FACTOR * (1 - Math.exp((-luminance - 42) / 92) / 3.6);
  const white = transform(XYZ_TO_CONES, ...WHITE_D65);
  const gains = mapRow(white, (cone) => 1 - degree + degree / cone);
  const scale = 0.725 * background ** -0.2;
  const adapted = mapRow(white, (cone, i) => adapt(cone * (gains[i] as number), level));
  return {
    level,
    gains,
    scale,
    exponent: IMPACT * (1.48 + Math.sqrt(background)),
    base: (1.64 - 0.29 ** background) ** 0.73,
    whiteResponse: scale * achromatic(adapted),
  };
}

/** Lightness J, chroma C, colorfulness M and hue of XYZ D65, Y = 1 for white. */
function appearanceOf(xyz: Row, view: Viewing): Appearance {
  const cones = transform(XYZ_TO_CONES, ...xyz);
  const adapted = mapRow(cones, (cone, i) => adapt(cone * (view.gains[i] as number), view.level));
  const [r, g, b] = adapted;
  const redGreen = r + (b - 12 * g) / 11;
  const yellowBlue = (r + g - 2 * b) / 9;
  const h = hueDegrees(yellowBlue, redGreen);
  const sum = r + g + 1.05 * b + 0.305;
  const t = (chromaFactor(h, view) * Math.hypot(redGreen, yellowBlue)) / sum;
  const response = Math.max(0, (view.scale * achromatic(adapted)) / view.whiteResponse);
  const root = response ** (view.exponent / 2);
  const c = Math.max(0, t) ** 0.9 * view.base * root;
  return { j: 100 * root * root, c, m: c * view.level ** 0.25, h };
}

/** Back to XYZ D65. `j` 0 is black. */
function xyzOf({ j, c, h }: { j: number; c: number; h: number }, view: Viewing): Row {
  if (j <= 0) return [0, 0, 0];
  const root = Math.sqrt(j / 100);
  const t = (c / root / view.base) ** (10 / 9);
  const achromaticPart = (view.whiteResponse * root ** (2 / view.exponent)) / view.scale;
  const angle = radiansOf(h);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const radius = (23 * (achromaticPart + 0.305) * t) / (23 * chromaFactor(h, view) + t * (11 * cos + 108 * sin));
  const responses = transform(RESPONSES_TO_CONES, achromaticPart, radius * cos, radius * sin);
  const cones = mapRow(responses, (value, i) => unadapt(value / 1403, view.level) / (view.gains[i] as number));
  return transform(CONES_TO_XYZ, ...cones);
}

/** A gray surround of 20 % under a lamp of 64 lux, the conditions of sRGB. */
const OFFICE = viewing((64 / Math.PI) * 0.2, 0.2);

/** CAM16 as lightness J, colorfulness M and hue. White and gray keep a trace of color: the eye is not fully adapted. */
export const cam16 = xyzSpace({
  id: "cam16",
  name: "CAM16 JMh",
  letters: "jmh",
  channels: [plainNumber(0, 100), plainNumber(0, 105), HUE],
  fromXyz: (xyz) => {
    const { j, m, h } = appearanceOf(xyz, OFFICE);
    return [j, m, j === 0 ? null : h];
  },
  toXyz: ([j, m, h]) => xyzOf({ j, c: m / OFFICE.level ** 0.25, h }, OFFICE),
});

function chromaFactor(hue: number, view: Viewing): number {
  return (50_000 / 13) * INDUCTION * view.scale * 0.25 * (Math.cos(radiansOf(hue) + 2) + 3.8);
}

function achromatic([r, g, b]: Row): number {
  return 2 * r + g + b / 20;
}

function adapt(cone: number, level: number): number {
  const power = (level * Math.abs(cone)) ** 0.42;
  return (Math.sign(cone) * 400 * power) / (power + 27.13);
}

function unadapt(response: number, level: number): number {
  const size = Math.abs(response);
  return (Math.sign(response) * ((27.13 * size) / (400 - size)) ** (1 / 0.42)) / level;
}

const MIDDLE_GRAY = luminanceOf(50);
/** The conditions of Material Design: a white of 200 lux, middle gray behind the color. */
const MATERIAL = viewing((200 / Math.PI) * MIDDLE_GRAY, MIDDLE_GRAY);
const MAX_STEPS = 20;
const CLOSE_ENOUGH = 1e-12;

/**
 * Hue and chroma of CAM16 with the lightness of CIE Lab, the space of Material Design.
 * https://material.io/blog/science-of-color-design. Unlike there, chroma is not cut off at the edge of sRGB.
 */
export const hct = xyzSpace({
  id: "hct",
  name: "HCT",
  letters: "hct",
  channels: [HUE, plainNumber(0, 145), plainNumber(0, 100)],
  fromXyz: (xyz) => {
    const { c, h } = appearanceOf(xyz, MATERIAL);
    const t = 116 * labCurve(xyz[1]) - 16;
    return t <= 0 ? [null, 0, 0] : [h, c, t];
  },
  toXyz: ([h, c, t]) => solve(h, c, luminanceOf(t)),
});

/** Finds the color with this hue, chroma and luminance, by the secant method on its CAM16 lightness. */
function solve(h: number, c: number, luminance: number): Row {
  if (luminance <= 0) return [0, 0, 0];
  let j = 100 * luminance ** 0.58;
  let last = { j: 0, y: 0 };
  let xyz = xyzOf({ j, c, h }, MATERIAL);
  for (let step = 0; step < MAX_STEPS && Math.abs(xyz[1] - luminance) > CLOSE_ENOUGH; step++) {
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
