import { type Draw, spread, type Tone } from "./draw.ts";
import { arrange, band, type Design, flip, lean, naturalLightness } from "./structures.ts";

/** Plain, bright and printable: interface colors without shadows. */
export const FLAT: readonly Design[] = [
  // Hues far apart with a slate for text.
  (d, count) => {
    const from = d.between(0, 360);
    const way = d.sign() * d.between(190, 270);
    const tones: Tone[] = spread(count - 1, (t) => {
      const h = from + way * t;
      return [naturalLightness(h) + d.between(-0.03, 0.04), d.between(0.125, 0.165), h];
    });
    return flip(d, [...tones, slate(d)]);
  },
  // Neighbors and one from across.
  (d, count) => {
    const h = d.between(0, 360);
    const tones = band(count - 2, h, h + d.sign() * d.between(50, 90), d.between(0.12, 0.155), { step: 0.04 });
    const across = h + d.oneOf([180, 150, 210]);
    return [slate(d), ...tones, [naturalLightness(across), 0.155, across] as const];
  },
  // Two colors, each with its shade, as buttons have them when they are pressed; and a light ground.
  (d, count) => {
    const first = d.between(0, 360);
    const second = first + d.oneOf([120, 180, 150, 75]);
    const shaded = (h: number): Tone[] => {
      const l = naturalLightness(h) + 0.02;
      return [
        [l, 0.15, h],
        [l - 0.13, 0.135, lean(h, 0.4, 14)],
      ];
    };
    const tones = [...shaded(first), clouds(d), ...shaded(second), slate(d)];
    return arrange(tones, { 3: [0, 3, 5], 4: [1, 0, 2, 3], 5: [1, 0, 2, 3, 4], 6: [1, 0, 2, 3, 4, 5] }[count] ?? []);
  },
  // A light ground, a slate, and a few signals.
  (d, count) => {
    const hues = d.oneOf([
      [28, 85, 160, 245],
      [245, 190, 75, 28],
      [300, 245, 170, 70],
      [15, 55, 200, 275],
      [160, 230, 40, 90],
    ]);
    const shift = d.between(-10, 10);
    const signals: Tone[] = hues
      .slice(0, count - 2)
      .map((h) => [naturalLightness(h + shift) + d.between(-0.02, 0.03), d.between(0.13, 0.165), h + shift]);
    return [slate(d), ...signals, clouds(d)];
  },
];

function slate(d: Draw): Tone {
  return [d.between(0.3, 0.37), d.between(0.03, 0.05), d.between(235, 285)];
}

function clouds(d: Draw): Tone {
  return [d.between(0.945, 0.965), d.between(0.004, 0.012), d.between(200, 270)];
}
