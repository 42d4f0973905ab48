import { blend, spread, type Tone } from "./draw.ts";
import { type Design, flip, meet, ramp, slope } from "./structures.ts";

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
