import { blend, type Design, type Draw, flip, flipped, ordered, spread, type Tone } from "./structures.ts";

/** Bronze in the shadow, gold in the light, ivory where it shines, and what gold is set in. */
export const GOLD: readonly Design[] = [
  // A bent sheet: shadow, light, shine, and into the shadow again.
  (d, count) => {
    const h = d.between(76, 90);
    const peak = d.between(0.115, 0.145);
    const shine = d.oneOf([0.5, 0.66, 1]);
    return spread(count, (t) =>
      metal(h, peak, blend(d.between(0.44, 0.5), 0.93, 1 - Math.abs(t - shine) / Math.max(shine, 1 - shine))),
    );
  },
  // Set in something deep: lacquer, velvet, malachite, night.
  flipped("035 134 0135 1235 0234 01234 01345 12345 02345 012345", (d) => {
    const h = d.oneOf([152, 168, 22, 8, 262, 245, 300, 340]);
    return [
      [d.between(0.2, 0.25), d.between(0.03, 0.055), h],
      [d.between(0.33, 0.42), d.between(0.065, 0.11), h],
      ...goldTones(d),
    ];
  }),
  // Black or charcoal, ivory, and gold between.
  flipped("035 034 0235 0345 0134 02345 01345 30245 012345", (d) => [
    [d.between(0.19, 0.25), d.between(0.006, 0.02), d.between(60, 85)],
    [d.between(0.46, 0.54), d.between(0.012, 0.025), d.between(60, 85)],
    ...goldTones(d),
  ]),
  // Rose gold and copper beside yellow gold.
  flipped("135 034 0345 6235 1234 01345 06345 12345 012345", (d) => [
    [d.between(0.42, 0.5), d.between(0.07, 0.09), d.between(30, 45)],
    [d.between(0.6, 0.66), d.between(0.09, 0.115), d.between(38, 50)],
    ...goldTones(d),
    [d.between(0.8, 0.85), d.between(0.05, 0.07), d.between(35, 50)],
  ]),
  // Marble and brass: cool stone under warm metal.
  flipped("035 132 0235 0134 01345 01532 015432", (d) => {
    const h = d.oneOf([160, 200, 240, 330, 95]);
    return [
      [d.between(0.3, 0.38), d.between(0.02, 0.045), h],
      [d.between(0.72, 0.8), d.between(0.012, 0.03), h],
      ...goldTones(d),
    ];
  }),
];

/** Bronze, gold, light gold and ivory of one alloy. */
function goldTones(d: Draw): Tone[] {
  const h = d.between(76, 90);
  const peak = d.between(0.115, 0.145);
  return [d.between(0.46, 0.6), d.between(0.7, 0.78), d.between(0.82, 0.87), d.between(0.925, 0.95)].map((l) =>
    metal(h, peak, l),
  );
}

function metal(h: number, peak: number, l: number): Tone {
  const away = (l - 0.76) / (l < 0.76 ? 0.4 : 0.17);
  return [l, peak * (0.24 + 0.76 * Math.exp(-away * away)), h - 26 * Math.max(0, 0.76 - l) + 30 * Math.max(0, l - 0.8)];
}

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
  ordered("013 143 0143 0123 01243 01425 01235 012435", (d) => {
    const base = d.between(0.4, 0.88);
    const under = d.between(-14, 7);
    const strength = d.between(0.85, 1.15);
    const up = Math.min(0.95, base + d.between(0.06, 0.09));
    return [
      skinTone(up, under, strength),
      skinTone(base, under, strength),
      skinTone(base - d.between(0.09, 0.12), under - 6, strength),
      skinTone(base - d.between(0.2, 0.26), under - 12, strength),
      [base - d.between(0.08, 0.14), d.between(0.075, 0.1) * (base < 0.55 ? 0.8 : 1), d.between(27, 38)],
      skinTone(Math.max(0.23, base - d.between(0.32, 0.38)), under - 14, strength),
    ];
  }),
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
