import { blend, type Design, flip, naturalLightness, spread, type Tone } from "./structures.ts";

/** Light and airy. */
export const PASTEL: readonly Design[] = [
  // Around a part of the circle.
  (d, count) => {
    const from = d.between(0, 360);
    const arc = d.sign() * d.between(90, 200);
    const c = d.between(0.055, 0.085);
    return spread(count, (t, i) => [d.between(0.855, 0.875) + (i % 2) * d.between(0.03, 0.055), c, from + arc * t]);
  },
  // Two families, each with a tint.
  (d, count) => {
    const first = d.between(0, 360);
    const second = first + d.oneOf([90, 120, 150, 180, 210]);
    const c = d.between(0.05, 0.09);
    return spread(count, (t) => {
      const away = Math.abs(2 * t - 1);
      return [blend(0.955, 0.845, away), blend(0.024, c, away), t < 0.5 ? first : t > 0.5 ? second : 95];
    });
  },
  // One hue thinning to paper, and a guest.
  (d, count) => {
    const h = d.between(0, 360);
    const c = d.between(0.07, 0.095);
    const own: Tone[] = spread(count - 1, (t) => [blend(0.83, 0.955, t), blend(c, 0.024, t), h + 14 * t]);
    const guest: Tone = [0.87, d.between(0.06, 0.085), h + d.oneOf([120, 150, 180, 210, 75])];
    return flip(d, [...own, guest]);
  },
  // Sorbet: from pink or peach through cream to mint or sky.
  (d, count) => {
    const from = d.between(345, 395);
    const to = from + d.oneOf([d.between(110, 150), d.between(180, 240)]);
    return spread(count, (t) => {
      const middle = 1 - Math.abs(2 * t - 1);
      return [blend(0.85, 0.935, middle), blend(0.082, 0.04, middle), blend(from, to, t)];
    });
  },
  // Side by side like sweets in a tray: hues that are far apart.
  (d, count) => {
    const from = d.between(0, 360);
    const stepBy = d.oneOf([72, 110, 137, 144]);
    return spread(count, (_t, i) => [d.between(0.84, 0.93), d.between(0.055, 0.085), from + stepBy * i]);
  },
];

/** Gray is never nothing: stone leans to yellow, steel to blue, mauve to red. */
export const GRAY: readonly Design[] = [
  // A ramp with a cast.
  (d, count) => {
    const h = d.between(0, 360);
    const c = d.between(0.006, 0.018);
    return flip(
      d,
      spread(count, (t) => [blend(d.between(0.22, 0.3), d.between(0.93, 0.97), t), c, h]),
    );
  },
  // A warm gray darkening to a cool one.
  (d, count) => {
    const warm = d.between(45, 90);
    const cool = d.between(240, 280);
    return flip(
      d,
      spread(count, (t) => [blend(0.26, 0.945, t), blend(0.019, 0.011, t), t < 0.5 ? cool : warm]),
    );
  },
  // Grays and one color that means it.
  (d, count) => {
    const h = d.between(0, 360);
    const c = d.between(0.006, 0.018);
    const grays: Tone[] = spread(count - 1, (t) => [blend(d.between(0.24, 0.34), d.between(0.92, 0.96), t), c, h]);
    const accent = d.oneOf([28, 45, 65, 90, 145, 180, 230, 262, 300, 350]);
    const loud: Tone = [naturalLightness(accent), d.between(0.13, 0.18), accent];
    return flip(d, [...grays, loud]);
  },
  // Fog: light grays and a quiet tint.
  (d, count) => {
    const h = d.between(0, 360);
    const grays: Tone[] = spread(count - 1, (t) => [blend(0.955, 0.6, t), d.between(0.006, 0.016), h]);
    return flip(d, [
      ...grays,
      [d.between(0.5, 0.72), d.between(0.045, 0.075), d.oneOf([h, h + 120, h + 180])] as const,
    ]);
  },
];
