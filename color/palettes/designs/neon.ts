import { normalizeHue } from "../../kernel/hue.ts";
import {
  arrange,
  band,
  blend,
  type Design,
  type Draw,
  flip,
  lean,
  naturalLightness,
  spread,
  type Tone,
} from "./structures.ts";

/** Parts of the circle whose lights go together, from the first hue to the second. */
const STREETS = [
  [355, 262],
  [330, 262],
  [352, 200],
  [300, 195],
  [200, 128],
  [195, 112],
  [355, 395],
  [18, 62],
  [350, 425],
  [262, 165],
] as const;

/** Light that seems to come from the screen: almost all the chroma that sRGB has, on night. */
export const NEON: readonly Design[] = [
  // A row of tubes over a dark street.
  (d, count) => flip(d, [night(d), ...street(d, count - 1)]),
  // A sign, and its reflection on wet ground.
  (d, count) => {
    const lights = street(d, Math.max(2, count - 2));
    const h = lights[0]?.[2] ?? 0;
    const ground: Tone[] = [
      [d.between(0.14, 0.19), d.between(0.03, 0.06), lean(h, 0.1, 30)],
      [d.between(0.27, 0.33), d.between(0.09, 0.14), lean(h, 0.2, 20)],
    ];
    return [...ground.slice(Math.max(0, 4 - count)), ...lights];
  },
  // One street, and a light from across it.
  (d, count) => {
    const lights = street(d, count - 2);
    const across = (lights[0]?.[2] ?? 0) + d.oneOf([150, 180, 120, 210]);
    return [night(d), ...lights, glow(across)];
  },
  // Nothing but light.
  (d, count) => street(d, count),
];

function street(d: Draw, count: number): Tone[] {
  const [from, to] = d.oneOf(STREETS);
  const shift = d.between(-6, 6);
  return flip(
    d,
    spread(count, (t) => glow(blend(from, to, t) + shift)),
  );
}

/** The lightness at which a hue glows. The chroma is more than sRGB has, so that all of it is used. */
const GLOW_LIGHTNESS = [0.66, 0.67, 0.75, 0.88, 0.9, 0.87, 0.88, 0.82, 0.68, 0.56, 0.6, 0.67, 0.66];

function glow(h: number): Tone {
  const place = normalizeHue(h) / 30;
  const index = Math.floor(place);
  const l = blend(GLOW_LIGHTNESS[index] as number, GLOW_LIGHTNESS[index + 1] as number, place - index);
  return [l, 0.34, h];
}

function night(d: Draw): Tone {
  return [d.between(0.14, 0.21), d.between(0.015, 0.06), d.oneOf([265, 285, 300, 320, 230])];
}

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
