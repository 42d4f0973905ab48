import { type Design, type Draw, flip, flipped, ordered, pick, ramp, type Tone } from "./structures.ts";

/** The printed color of the 1950s to the 1970s: yellowed paper, mustard, rust, teal, coffee. */
export const RETRO: readonly Design[] = [
  // Stripes of a sunset on a van.
  (d, count) => {
    const stripes: Tone[] = [
      [d.between(0.9, 0.935), d.between(0.04, 0.065), d.between(82, 92)],
      [d.between(0.78, 0.83), d.between(0.13, 0.155), d.between(78, 88)],
      [d.between(0.66, 0.71), d.between(0.145, 0.17), d.between(52, 62)],
      [d.between(0.53, 0.58), d.between(0.15, 0.175), d.between(34, 42)],
      [d.between(0.36, 0.42), d.between(0.08, 0.11), d.between(22, 36)],
      [d.between(0.26, 0.31), d.between(0.03, 0.05), d.between(30, 55)],
    ];
    return flip(d, pick(d, count, stripes, "013 024 0124 0235 01234 01235 012345"));
  },
  // A diner: teal or mint against coral, on cream.
  ordered("124 023 0234 1245 01234 43210 51234 012345 543210", (d) => {
    const cool = d.between(178, 205);
    return [
      [d.between(0.36, 0.44), d.between(0.055, 0.075), cool + 12],
      [d.between(0.6, 0.68), d.between(0.08, 0.1), cool],
      [d.between(0.92, 0.94), d.between(0.035, 0.055), d.between(80, 92)],
      [d.between(0.8, 0.84), d.between(0.12, 0.15), d.between(78, 88)],
      [d.between(0.61, 0.66), d.between(0.15, 0.175), d.between(28, 40)],
      [d.between(0.28, 0.33), d.between(0.03, 0.05), d.between(20, 50)],
    ];
  }),
  // A living room: avocado, harvest gold, burnt orange, walnut.
  ordered("013 214 0124 5134 01234 50123 43210 501234", (d) => [
    [d.between(0.5, 0.58), d.between(0.08, 0.1), d.between(112, 122)],
    [d.between(0.9, 0.93), d.between(0.04, 0.06), d.between(85, 95)],
    [d.between(0.76, 0.81), d.between(0.13, 0.15), d.between(80, 90)],
    [d.between(0.58, 0.64), d.between(0.145, 0.165), d.between(45, 54)],
    [d.between(0.38, 0.44), d.between(0.07, 0.09), d.between(42, 55)],
    [d.between(0.32, 0.38), d.between(0.045, 0.06), d.between(125, 145)],
  ]),
  // A travel poster: a deep blue, sky, sand, sun.
  ordered("024 125 0124 0235 01234 02345 43210 012345", (d) => {
    const blue = d.between(222, 262);
    return [
      [d.between(0.3, 0.37), d.between(0.05, 0.075), blue],
      [d.between(0.56, 0.64), d.between(0.06, 0.085), blue - 20],
      [d.between(0.915, 0.94), d.between(0.035, 0.055), d.between(82, 92)],
      [d.between(0.79, 0.83), d.between(0.12, 0.145), d.between(76, 86)],
      [d.between(0.6, 0.66), d.between(0.15, 0.175), d.between(32, 48)],
      [d.between(0.44, 0.49), d.between(0.12, 0.14), d.between(24, 34)],
    ];
  }),
  // A plum or burgundy night out.
  ordered("034 135 0134 0235 01234 01345 54310 012345", (d) => {
    const wine = d.between(345, 378);
    return [
      [d.between(0.3, 0.36), d.between(0.07, 0.095), wine],
      [d.between(0.52, 0.58), d.between(0.13, 0.155), wine + 20],
      [d.between(0.72, 0.77), d.between(0.09, 0.115), wine + 34],
      [d.between(0.91, 0.94), d.between(0.035, 0.055), d.between(78, 90)],
      [d.between(0.78, 0.83), d.between(0.125, 0.145), d.between(78, 88)],
      [d.between(0.48, 0.56), d.between(0.05, 0.07), d.between(170, 200)],
    ];
  }),
];

/** Faded: what light, dust and tea do to dyes. */
export const VINTAGE: readonly Design[] = [
  // Three families, far apart and equally faded, on old paper.
  ordered("023 124 0123 4521 01234 43250 15230 015234", (d) => {
    const first = d.between(0, 360);
    const second = first + d.sign() * d.between(100, 150);
    const third = first - d.between(60, 100);
    const c = d.between(0.05, 0.075);
    return [
      [d.between(0.34, 0.4), c * 0.75, first],
      [d.between(0.56, 0.62), c * 1.1, first],
      paper(d),
      [d.between(0.68, 0.74), c, second],
      [d.between(0.5, 0.56), c * 0.9, second],
      [d.between(0.77, 0.82), c * 0.85, third],
    ];
  }),
  // A tinted photograph: sepia and one wash.
  (d, count) => {
    const wash = d.oneOf([d.between(170, 215), d.between(5, 30), d.between(130, 155), d.between(235, 265)]);
    const sepia = ramp(count - 1, d.between(58, 78), {
      dark: d.between(0.3, 0.36),
      light: d.between(0.9, 0.93),
      peak: d.between(0.055, 0.075),
      most: 10,
    });
    const tint: Tone = [d.between(0.62, 0.7), d.between(0.05, 0.075), wash];
    return flip(d, [...sepia, tint]);
  },
  // Dried flowers: rose, mauve, straw, sage.
  flipped("035 136 734 0135 6532 7234 01235 65341 71234 07236 65432 012356 712345", (d) => [
    [d.between(0.36, 0.42), d.between(0.05, 0.07), d.between(345, 370)],
    [d.between(0.6, 0.66), d.between(0.07, 0.09), d.between(5, 25)],
    [d.between(0.77, 0.82), d.between(0.045, 0.06), d.between(15, 45)],
    paper(d),
    [d.between(0.74, 0.8), d.between(0.06, 0.085), d.between(80, 95)],
    [d.between(0.6, 0.67), d.between(0.04, 0.055), d.between(120, 150)],
    [d.between(0.4, 0.46), d.between(0.03, 0.045), d.between(150, 190)],
    [d.between(0.54, 0.6), d.between(0.05, 0.065), d.between(305, 330)],
  ]),
  // Enamel and ticking: faded blues or greens with straw and rust.
  flipped("035 134 0135 0234 01234 01345 54321 012345", (d) => {
    const cool = d.between(165, 265);
    return [
      [d.between(0.33, 0.39), d.between(0.035, 0.055), cool],
      [d.between(0.54, 0.6), d.between(0.045, 0.065), cool],
      [d.between(0.75, 0.8), d.between(0.03, 0.045), cool - 15],
      paper(d),
      [d.between(0.72, 0.78), d.between(0.075, 0.1), d.between(72, 88)],
      [d.between(0.52, 0.58), d.between(0.085, 0.1), d.between(30, 48)],
    ];
  }),
];

function paper(d: Draw): Tone {
  return [d.between(0.9, 0.935), d.between(0.03, 0.045), d.between(78, 95)];
}
