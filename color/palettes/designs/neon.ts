import { normalizeHue } from "../../kernel/hue.ts";
import { blend, type Draw, spread, type Tone } from "./draw.ts";
import { type Design, flip, lean } from "./structures.ts";

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
