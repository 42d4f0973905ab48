import type { Color } from "../color.ts";
import { hueDegrees } from "../kernel/hue.ts";
import { insideSrgb } from "../text/print.ts";
import { HUE, type MoreSpace, percentage, radiansOf } from "./more-space.ts";
import { isGray } from "./rectangular.ts";
import { type Direction, directionOf, findCusp, linearAt, toe, toeInverse } from "./srgb-in-oklab.ts";

const START = 0.5;

/** HSV with an even hue. Björn Ottosson, https://bottosson.github.io/posts/colorpicker/#hsv-2 */
export const okhsv: MoreSpace = {
  id: "okhsv",
  name: "Okhsv",
  letters: "hsv",
  channels: [HUE, percentage("Saturation"), percentage("Value")],
  isSrgbOnly: true,
  valuesOf: (color) => {
    const { l, a, b } = insideSrgb(color, "oklab");
    const c = Math.hypot(a, b);
    if (isGray(color) || l <= 0 || l >= 1) return [null, 0, 100 * toe(l)];
    const direction = directionOf(a / c, b / c);
    const { t, k } = triangleOf(direction);
    const scale = t / (c + l * t);
    const [lv, cv] = [scale * l, scale * c];
    const straight = l / topScale(direction, lv, cv);
    return [hueDegrees(b, a), (100 * (START + t) * cv) / (t * START + t * k * cv), (100 * toe(straight)) / lv];
  },
  colorOf: ([h, s, value]): Color => {
    const v = (value ?? 0) / 100;
    if (!s || v === 0) return { space: "oklab", l: toeInverse(v), a: 0, b: 0, alpha: 1 };
    const angle = radiansOf(h);
    const direction = directionOf(Math.cos(angle), Math.sin(angle));
    const { t, k } = triangleOf(direction);
    const part = s / 100;
    const room = START + t - t * k * part;
    const [lv, cv] = [1 - (part * START) / room, (part * t * START) / room];
    const l = toeInverse(v * lv) * topScale(direction, lv, cv);
    const c = (l * cv) / lv;
    return { space: "oklab", l, a: c * direction.a, b: c * direction.b, alpha: 1 };
  },
};

/** The triangle from black over the cusp to white: how steep it is on the side of white, and its bend. */
function triangleOf(direction: Direction) {
  const { l, c } = findCusp(direction);
  return { t: c / (1 - l), k: 1 - (START * l) / c };
}

/** By how much the curved top of sRGB differs from the straight edge of the triangle at a value of 1. */
function topScale(direction: Direction, lv: number, cv: number): number {
  const l = toeInverse(lv);
  return Math.cbrt(1 / Math.max(...linearAt(direction, l, (cv * l) / lv), 0));
}
