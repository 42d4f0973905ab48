import { turnBetween } from "../../kernel/hue.ts";
import {
  cream,
  type Design,
  type Draw,
  flip,
  ink,
  lean,
  loosen,
  meet,
  naturalLightness,
  pick,
  ramp,
  slope,
  type Tone,
} from "./structures.ts";

/** How palettes of one hue are made. Hues are degrees of OKLCH. */
export type HueStyle = {
  readonly hue: readonly [number, number];
  /** The most chroma that looks good in it. */
  readonly peak: readonly [number, number];
  /** The lightness of the color when it is used alone. */
  readonly l: readonly [number, number];
  /** Hues that go well with it: an accent, and the ends of ways around the circle. */
  readonly accents: readonly number[];
  readonly neighbors: readonly number[];
};

type HueDesign = (d: Draw, count: number, style: HueStyle) => Tone[];

/** One hue from ink to paper. */
const oneHue: HueDesign = (d, count, { hue, peak }) => {
  const range = {
    dark: d.between(0.26, 0.36),
    light: d.between(0.91, 0.96),
    peak: d.between(...peak),
    bend: d.between(0.8, 1.05),
  };
  return flip(d, ramp(count, d.between(...hue), { ...range, most: d.between(6, 26) }));
};

/** The hue between cream and ink, with an accent that it makes glow. */
const accented: HueDesign = (d, count, { hue, peak, accents }) => {
  const h = d.between(...hue);
  const across = d.oneOf(accents);
  const accent = accentTone(d, across);
  const body = ramp(Math.max(1, count - 2), h, {
    dark: d.between(0.28, 0.4),
    light: d.between(0.72, 0.84),
    peak: d.between(...peak),
  });
  return flip(d, loosen(d, [...body, cream(d), accent], 0.6));
};

/** A way from the hue to its neighbor while the light rises. */
const towardsNeighbor: HueDesign = (d, count, { hue, peak, neighbors }) => {
  const from = d.between(...hue);
  const to = from + turnBetween(from, d.oneOf(neighbors));
  const tones = slope(count, from, from + (to - from) * d.between(0.5, 0.85), {
    dark: d.between(0.3, 0.4),
    light: d.between(0.87, 0.93),
    peak: d.between(...peak),
  });
  return flip(d, loosen(d, tones, 0.5));
};

/** Two families that meet in a light middle. */
const twoFamilies: HueDesign = (d, count, { hue, peak, accents }) => {
  const first = d.between(...hue);
  const tones = meet(count % 2 ? count : 5, first, d.oneOf(accents), d.between(...peak) * 0.86, d.between(80, 100));
  return flip(d, loosen(d, tones, 0.5));
};

/** Muted, with stone and cream: cloth and paper. */
const muted: HueDesign = (d, count, { hue, peak }) => {
  const h = d.between(...hue);
  const c = d.between(...peak) * d.between(0.42, 0.6);
  const tones: Tone[] = [
    [d.between(0.3, 0.36), c * 0.75, lean(h, 0.3, 20)],
    [d.between(0.48, 0.55), c, h],
    [d.between(0.66, 0.72), c * 0.9, lean(h, 0.7, 16)],
    [d.between(0.81, 0.86), c * 0.5, lean(h, 0.85, 24)],
    cream(d),
    [d.between(0.62, 0.7), d.between(0.09, 0.12), d.oneOf([48, 62, 75])],
  ];
  return flip(d, pick(d, count, tones, QUIET_ORDERS));
};

/** A poster: the color itself, large; its dark, its pale, cream, and one other. */
const poster: HueDesign = (d, count, { hue, peak, l, accents }) => {
  const h = d.between(...hue);
  const across = d.oneOf(accents);
  const c = d.between(...peak);
  const tones: Tone[] = [
    cream(d),
    [d.between(...l), c, h],
    [d.between(0.8, 0.86), c * 0.5, lean(h, 0.84, 20)],
    [d.between(0.29, 0.36), c * 0.55, lean(h, 0.3, 24)],
    accentTone(d, across),
    ink(d, h),
  ];
  return loosen(d, pick(d, count, tones, POSTER_ORDERS), 0.7);
};

/** Deep grounds and one light that shines on them. */
const deepWithLight: HueDesign = (d, count, { hue, peak, accents }) => {
  const h = d.between(...hue);
  const c = d.between(...peak);
  const tones = ramp(count - 1, h, {
    dark: d.between(0.22, 0.28),
    light: d.between(0.52, 0.64),
    peak: c,
    most: 20,
  });
  const shine: Tone = [d.between(0.87, 0.93), d.between(0.035, 0.075), d.oneOf([...accents, 85, 95])];
  return flip(d, [...tones, shine]);
};

/** Seven ways to build a palette around one hue, from one family to a contrast of three. */
export function hueDesigns(style: HueStyle): Design[] {
  return [oneHue, accented, towardsNeighbor, twoFamilies, muted, poster, deepWithLight].map(
    (make): Design =>
      (d, count) =>
        make(d, count, style),
  );
}

const QUIET_ORDERS = "024 145 420 0134 1245 5420 01234 12450 43215 02435 012345 543210 435210";
const POSTER_ORDERS = "013 104 312 0134 5120 4013 02134 31045 53120 40213 021354 531204";

/** Greens to cyans shout where other hues only speak. */
function accentTone(d: Draw, h: number): Tone {
  const isCool = h > 140 && h < 215;
  return [naturalLightness(h) + d.between(-0.02, 0.05), isCool ? d.between(0.075, 0.105) : d.between(0.115, 0.155), h];
}
