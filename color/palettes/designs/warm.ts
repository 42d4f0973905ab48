import { band, blend, cream, type Design, flip, flipped, meet, ramp, slope, spread, type Tone } from "./structures.ts";

export const WARM: readonly Design[] = [
  // Embers to morning.
  (d, count) =>
    flip(
      d,
      slope(count, d.between(-10, 15), d.between(80, 95), {
        dark: d.between(0.3, 0.38),
        light: d.between(0.87, 0.92),
        peak: d.between(0.14, 0.18),
      }),
    ),
  // Fruit: full reds, oranges and yellows, with flesh as light as cream.
  (d, count) => {
    const tones = band(count - 1, d.between(-5, 20), d.between(72, 92), d.between(0.15, 0.185), { step: 0.02 });
    return flip(d, [...tones, [d.between(0.93, 0.95), d.between(0.03, 0.05), d.between(60, 85)] as const]);
  },
  // Earth: clay, ocher, sand and bark.
  flipped("024 134 0134 1254 01234 12540 43510 012354", (d) => [
    [d.between(0.3, 0.36), d.between(0.05, 0.07), d.between(30, 50)],
    [d.between(0.46, 0.52), d.between(0.1, 0.125), d.between(32, 44)],
    [d.between(0.62, 0.68), d.between(0.115, 0.14), d.between(45, 60)],
    [d.between(0.77, 0.82), d.between(0.09, 0.12), d.between(68, 84)],
    [d.between(0.93, 0.95), d.between(0.025, 0.04), d.between(75, 90)],
    [d.between(0.76, 0.81), d.between(0.06, 0.085), d.between(30, 45)],
  ]),
  // Rose to peach.
  (d, count) =>
    flip(
      d,
      slope(count, d.between(-8, 10), d.between(55, 75), {
        dark: d.between(0.44, 0.52),
        light: d.between(0.91, 0.94),
        peak: d.between(0.12, 0.16),
      }),
    ),
  // Wine and brass: deep grounds, one light.
  (d, count) => {
    const h = d.between(0, 28);
    const deep = ramp(count - 2, h, {
      dark: d.between(0.24, 0.3),
      light: d.between(0.48, 0.56),
      peak: d.between(0.13, 0.17),
      most: 8,
    });
    return flip(d, [...deep, [d.between(0.74, 0.8), d.between(0.12, 0.145), d.between(70, 84)] as const, cream(d, 85)]);
  },
];

export const COLD: readonly Design[] = [
  // Deep water to the shallows.
  (d, count) =>
    flip(
      d,
      slope(count, d.between(255, 285), d.between(160, 200), {
        dark: d.between(0.27, 0.36),
        light: d.between(0.89, 0.93),
        peak: d.between(0.09, 0.13),
      }),
    ),
  // Ice: mostly light, with one dark line.
  (d, count) => {
    const h = d.between(195, 265);
    const ice: Tone[] = spread(count - 1, (t) => [blend(0.965, 0.72, t ** 0.9), blend(0.014, 0.085, t), h + 24 * t]);
    return flip(d, [...ice, [d.between(0.27, 0.34), d.between(0.05, 0.08), h + 25] as const]);
  },
  // Northern lights: violet, blue, teal, green on the night.
  (d, count) => {
    const tones: Tone[] = spread(count - 1, (t) => [
      blend(0.46, 0.84, t),
      blend(0.15, 0.125, t),
      blend(d.between(296, 306), d.between(155, 165), t),
    ]);
    return flip(d, [[d.between(0.21, 0.26), d.between(0.04, 0.065), d.between(262, 285)] as const, ...tones], 0.3);
  },
  // Steel and fog.
  (d, count) => {
    const h = d.between(205, 270);
    return flip(
      d,
      ramp(count, h, {
        dark: d.between(0.27, 0.34),
        light: d.between(0.93, 0.955),
        peak: d.between(0.035, 0.06),
        most: 4,
      }),
    );
  },
  // One hue, full.
  (d, count) =>
    flip(
      d,
      ramp(count, d.between(180, 290), {
        dark: d.between(0.27, 0.34),
        light: d.between(0.92, 0.95),
        peak: d.between(0.12, 0.17),
        most: 12,
      }),
    ),
  // Lavender over sea green.
  (d, count) => {
    const tones = meet(count % 2 ? count : 5, d.between(275, 300), d.between(165, 200), d.between(0.1, 0.13), 220);
    return flip(d, tones);
  },
];
