import { blend, spread, type Tone } from "./draw.ts";
import { type Design, flip, pick } from "./structures.ts";

/** Human skin from very light to very dark, with the rose of a cheek and the brown of a shadow. */
export const SKIN: readonly Design[] = [
  // From very light to very dark.
  (d, count) => {
    const under = d.between(-10, 6);
    return flip(
      d,
      spread(count, (t) =>
        skinTone(blend(d.between(0.92, 0.945), d.between(0.27, 0.36), t), under, d.between(0.9, 1.1)),
      ),
      0.2,
    );
  },
  // One skin: light, base, shade and the rose of cheek and lip.
  (d, count) => {
    const base = d.between(0.4, 0.88);
    const under = d.between(-14, 7);
    const strength = d.between(0.85, 1.15);
    const up = Math.min(0.95, base + d.between(0.06, 0.09));
    const tones: Tone[] = [
      skinTone(up, under, strength),
      skinTone(base, under, strength),
      skinTone(base - d.between(0.09, 0.12), under - 6, strength),
      skinTone(base - d.between(0.2, 0.26), under - 12, strength),
      [base - d.between(0.08, 0.14), d.between(0.075, 0.1) * (base < 0.55 ? 0.8 : 1), d.between(27, 38)],
      skinTone(Math.max(0.23, base - d.between(0.32, 0.38)), under - 14, strength),
    ];
    return pick(d, count, tones, "013 143 0143 0123 01243 01425 01235 012435");
  },
  // Neighbors: tones that are close, as in one family.
  (d, count) => {
    const middle = d.between(0.42, 0.8);
    const under = d.between(-12, 5);
    return spread(count, (t) =>
      skinTone(middle + blend(0.15, -0.17, t), under + d.between(-5, 5), d.between(0.85, 1.15)),
    );
  },
  // Several people, in no order of lightness.
  (d, count) => {
    const places = spread(count, (t) => blend(0.92, 0.3, t));
    const order = d
      .oneOf([
        [2, 0, 4, 1, 3, 5],
        [1, 3, 0, 4, 2, 5],
        [3, 0, 2, 4, 1, 5],
      ])
      .filter((place) => place < count);
    return order.map((place) => skinTone(places[place] as number, d.between(-12, 6), d.between(0.85, 1.15)));
  },
];

/** Along the Monk scale: hue and chroma that skin has at a lightness, with an undertone from rose (−) to golden (+). */
function skinTone(l: number, undertone: number, strength: number): Tone {
  const h = l > 0.8 ? blend(74, 72, (l - 0.8) / 0.15) : blend(44, 74, (l - 0.25) / 0.55);
  const c = l > 0.75 ? blend(0.068, 0.02, (l - 0.75) / 0.2) : l > 0.45 ? 0.068 : blend(0.014, 0.068, (l - 0.22) / 0.23);
  return [l, c * strength, h + undertone];
}
