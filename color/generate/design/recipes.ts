import { between, oneOf } from "../../draw.ts";
import { anyHue, blend, hill, hueIn, loosen, maybeTurn, type Recipe, spread, type Tone, takeFrom } from "./recipe.ts";

// The comment above each recipe says what it aims for. Lightness and chroma were set by eye on contact sheets.

/** One hue from ink to paper, turning a little on the way, as dyes do when they are thinned. */
const tonal: Recipe = {
  weights: [3, 1.6, 0.8],
  anchor: anyHue,
  tones: (random, count) => {
    const turn = oneOf(random, [-1, 1]) * between(random, 8, 34);
    const dark = between(random, 0.24, 0.36);
    const light = between(random, 0.91, 0.965);
    const peak = between(random, 0.1, 0.16);
    const tones = spread(count, (t) => ({
      turn: turn * (t - 0.4),
      l: blend(dark, light, t ** 0.95),
      c: blend(0.045, peak, hill(Math.min(1, t * 0.8 + 0.12))) * (t > 0.85 ? 0.6 : 1),
    }));
    return loosen(random, tones, 0.6);
  },
};

/** Tinted grays from near black to near white, and one or two strong colors. */
const accent: Recipe = {
  weights: [3.5, 3, 1.5],
  anchor: anyHue,
  tones: (random, count) => {
    const accents = count <= 4 ? 1 : count <= 8 ? 2 : 3;
    const tint = between(random, 0.018, 0.045);
    const quiet = spread(count - accents, (t) => ({
      turn: 16 * (t - 0.5),
      l: blend(between(random, 0.23, 0.31), 0.955, t ** 0.9),
      c: blend(tint * 1.3, tint * 0.45, t) + hill(t) * tint * 0.7,
    }));
    const side = oneOf(random, [180, 150, 210, 165, 195, 35, -35]);
    const loud = spread(accents, (t, i) => ({
      turn: side + (i === 2 ? -60 : (t - 0.5) * 10),
      l: accents === 1 ? between(random, 0.6, 0.7) : blend(0.66, 0.5, t),
      c: between(random, 0.15, 0.18),
    }));
    return oneOf(random, [true, false]) ? [...quiet, ...loud] : [...loud, ...quiet.reverse()];
  },
};

/** Light and airy: neighbors on the circle, all near the same lightness. */
const pastel: Recipe = {
  weights: [4, 2, 0.6],
  anchor: anyHue,
  tones: (random, count) => {
    const arc = between(random, 90, 250) * oneOf(random, [-1, 1]);
    const chroma = between(random, 0.055, 0.085);
    const tones = spread(count, (t, i) => ({
      turn: arc * (t - 0.5),
      l: between(random, 0.83, 0.87) + (i % 2) * between(random, 0.03, 0.06),
      c: chroma * between(random, 0.85, 1.15),
    }));
    return loosen(random, tones);
  },
};

/** Clay, ochre, moss, bark and linen. */
const earth: Recipe = {
  weights: [2.6, 2.4, 0.6],
  anchor: hueIn(48, 78),
  tones: (random, count) => {
    const base: Tone[] = [
      { turn: 62, l: 0.36, c: 0.05 },
      { turn: 58, l: 0.52, c: 0.075 },
      { turn: 30, l: 0.955, c: 0.03 },
      { turn: 14, l: 0.77, c: 0.1 },
      { turn: -8, l: 0.58, c: 0.115 },
      { turn: -26, l: 0.4, c: 0.09 },
      { turn: 40, l: 0.86, c: 0.06 },
      { turn: -14, l: 0.28, c: 0.04 },
      { turn: 66, l: 0.7, c: 0.065 },
      { turn: 0, l: 0.68, c: 0.09 },
      { turn: 24, l: 0.9, c: 0.045 },
      { turn: -20, l: 0.48, c: 0.11 },
    ];
    const orders = [
      [3, 4, 2, 0, 1],
      [1, 0, 2, 3, 4],
      [5, 4, 3, 2, 0],
      [0, 8, 2, 9, 5],
      [7, 5, 9, 6, 2],
    ] as const;
    return loosen(random, takeFrom(base, oneOf(random, orders), count), 1.2);
  },
};

/** Three muted families, a cream and an ink, like a folk festival poster. */
const folk: Recipe = {
  weights: [1.5, 3.2, 1.5],
  anchor: (random) => (random() < 0.6 ? between(random, 22, 50) : anyHue(random)),
  tones: (random, count) => {
    const way = oneOf(random, [-1, 1]);
    const second = way * between(random, 105, 150);
    const third = -way * between(random, 90, 140);
    const base: Tone[] = [
      { turn: 55, l: 0.955, c: 0.028 },
      { turn: 0, l: 0.66, c: 0.135 },
      { turn: third, l: 0.36, c: 0.055 },
      { turn: second, l: 0.72, c: 0.065 },
      { turn: 45, l: 0.85, c: 0.095 },
      { turn: second, l: 0.5, c: 0.065 },
      { turn: 5, l: 0.46, c: 0.12 },
      { turn: third, l: 0.58, c: 0.07 },
      { turn: 20, l: 0.78, c: 0.09 },
      { turn: second, l: 0.88, c: 0.04 },
      { turn: third, l: 0.8, c: 0.05 },
      { turn: third, l: 0.25, c: 0.04 },
    ];
    const orders = [
      [0, 1, 2, 3, 4],
      [2, 3, 0, 4, 1],
      [6, 1, 4, 0, 5],
      [2, 5, 3, 0, 1],
    ] as const;
    return loosen(random, takeFrom(base, oneOf(random, orders), count));
  },
};

/** Stone, sand and smoke. */
const neutral: Recipe = {
  weights: [2.4, 0.5, 0],
  anchor: (random) => (random() < 0.7 ? between(random, 50, 95) : between(random, 220, 290)),
  tones: (random, count) => {
    const darkest = between(random, 0.35, 0.68);
    const tones = spread(count, (t) => ({
      turn: 24 * (0.5 - t),
      l: blend(0.955, darkest, t ** 1.1),
      c: 0.02 + 0.055 * t,
    }));
    return loosen(random, tones);
  },
};

/** Night through embers to morning light. */
const sunset: Recipe = {
  weights: [0.5, 1.1, 1.7],
  anchor: hueIn(278, 305),
  tones: (random, count) => {
    const arc = between(random, 135, 165);
    const dark = between(random, 0.27, 0.37);
    const tones = spread(count, (t) => ({
      turn: arc * t,
      l: blend(dark, 0.88, t),
      c: 0.1 + 0.08 * hill(0.1 + t * 0.75) - 0.02 * t,
    }));
    return maybeTurn(random, loosen(random, tones, 0.5));
  },
};

/** Deep water to sunlit shallows. */
const lagoon: Recipe = {
  weights: [0.9, 1.5, 1.5],
  anchor: hueIn(252, 284),
  tones: (random, count) => {
    const arc = -between(random, 75, 160);
    const dark = between(random, 0.27, 0.38);
    const tones = spread(count, (t) => ({ turn: arc * t ** 1.1, l: blend(dark, 0.9, t), c: 0.085 + 0.035 * hill(t) }));
    return maybeTurn(random, loosen(random, tones, 0.6));
  },
};

/** Pink, violet, blue, cyan: lit from behind. */
const electric: Recipe = {
  weights: [0, 0.5, 2.4],
  anchor: hueIn(352, 372),
  tones: (random, count) => {
    const arc = -between(random, 105, 155);
    return spread(count, (t) => ({
      turn: arc * t,
      l: blend(0.63, 0.42, hill(t * 0.72 + 0.02)) + (t > 0.7 ? (t - 0.7) * 1.1 : 0),
      c: 0.165 - (t > 0.7 ? (t - 0.7) * 0.12 : 0),
    }));
  },
};

/** An arc of the circle, each hue at its most typical lightness, on a slope. */
const arc: Recipe = {
  weights: [0.8, 2, 1.6],
  anchor: anyHue,
  tones: (random, count) => {
    const way = oneOf(random, [-1, 1]) * between(random, 60, 130);
    const peak = between(random, 0.11, 0.15);
    const dark = between(random, 0.3, 0.42);
    return loosen(
      random,
      spread(count, (t) => ({ turn: way * t, l: blend(dark, 0.87, t), c: peak * (0.75 + 0.35 * hill(t)) })),
      0.7,
    );
  },
};

/** Two opposite families: one cool and deep with its tints, one bright. */
const duo: Recipe = {
  weights: [1, 3, 2.6],
  anchor: (random) => (random() < 0.7 ? between(random, 195, 285) : anyHue(random)),
  tones: (random, count) => {
    const brights = Math.max(1, Math.round(count * 0.4));
    const across = oneOf(random, [180, 165, 195, 150, 210]);
    const deep = spread(count - brights, (t) => ({
      turn: -14 * (t - 0.5),
      l: blend(0.87, 0.29, t ** 0.9),
      c: 0.06 + 0.06 * hill(0.1 + 0.75 * t),
    }));
    const bright = spread(brights, (t) => ({
      turn: across + blend(12, -14, t),
      l: brights > 1 ? blend(0.83, 0.68, t) : 0.77,
      c: blend(0.155, 0.165, t),
    }));
    return loosen(random, random() < 0.5 ? [...deep, ...bright] : [...deep.reverse(), ...bright.reverse()], 0.6);
  },
};

/** Two families that meet in a light middle, like a heat map. */
const diverging: Recipe = {
  weights: [0.8, 1.7, 1.6],
  anchor: (random) => (random() < 0.7 ? between(random, 190, 275) : anyHue(random)),
  tones: (random, count) => {
    const across = between(random, 150, 205);
    const cream = across * 0.72;
    return loosen(
      random,
      spread(count, (t) => {
        const away = Math.abs(t - 0.5) * 2;
        const turn = away < 0.18 ? cream : t < 0.5 ? blend(-6, -26, 1 - away) : across + blend(-14, 22, 1 - away);
        return {
          turn,
          l: blend(0.945, t < 0.5 ? 0.33 : 0.42, away ** 0.85),
          c: 0.028 + 0.115 * hill(Math.min(0.5, away * 0.62)),
        };
      }),
      0.4,
    );
  },
};

/** Dark, rich backgrounds and one light color. */
const jewel: Recipe = {
  weights: [0.6, 1.4, 1.8],
  anchor: anyHue,
  tones: (random, count) => {
    const way = oneOf(random, [-1, 1]);
    const lights = count > 6 ? 2 : 1;
    const step = between(random, 70, 130) / Math.max(1, count - lights - 1);
    const backgrounds = spread(count - lights, (t, i) => ({
      turn: way * step * i,
      l: blend(0.27, 0.55, t),
      c: 0.09 + 0.06 * t,
    }));
    const light = spread(lights, (t) => ({
      turn: way * (170 - 25 * t),
      l: blend(0.84, 0.92, t),
      c: blend(0.13, 0.05, t),
    }));
    return loosen(random, [...backgrounds, ...light], 0.7);
  },
};

/** A handful of distant hues, each clear and pure: a tuned box of crayons. */
const pop: Recipe = {
  weights: [0, 1.2, 3],
  anchor: (random) => oneOf(random, [18, 24, 30, 350, 262, 285]) + between(random, -6, 6),
  tones: (random, count) => {
    const way = oneOf(random, [-1, 1]);
    const whole = between(random, 255, 300);
    const tones = spread(count, (t) => ({ turn: way * whole * t, l: Number.NaN, c: between(random, 0.145, 0.165) }));
    return count > 6 ? tones.map((tone, i) => ({ ...tone, c: tone.c * (i % 2 ? 0.75 : 1) })) : tones;
  },
};

/** Warm fruit with one cool leaf. */
const fruit: Recipe = {
  weights: [0.6, 1.8, 2],
  anchor: hueIn(2, 30),
  tones: (random, count) => {
    const leaf: Tone = { turn: between(random, 140, 190), l: between(random, 0.45, 0.62), c: 0.085 };
    const flesh: Tone = { turn: between(random, 60, 75), l: 0.95, c: 0.04 };
    const warm = spread(Math.max(0, count - 2), (t) => ({
      turn: blend(-12, 68, t),
      l: blend(0.5, 0.86, t),
      c: 0.15 + 0.02 * hill(t),
    }));
    return loosen(
      random,
      random() < 0.5 ? [...warm, flesh, leaf].slice(-count) : [leaf, flesh, ...warm.reverse()].slice(0, count),
      0.6,
    );
  },
};

export const RECIPES: readonly Recipe[] = [
  ...[tonal, accent, pastel, earth, folk, neutral],
  ...[sunset, lagoon, electric, arc, duo, diverging, jewel, pop, fruit],
];
