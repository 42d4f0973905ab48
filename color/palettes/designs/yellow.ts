import { arrange, type Design, type Draw, flip, loosen, pick, type Tone } from "./structures.ts";

// Yellow has no dark of its own, so a ramp of it would be olive or brown. It shines next to other colors.

/** Numbers of `yellows`, then of what a design adds from place 4 on. */
const ORDERS = "410 520 423 4510 5104 4012 45012 45316 65012 46031 456012 460312";

const GUESTS: readonly ((d: Draw) => Tone[])[] = [
  // Night and sky.
  (d) => {
    const h = d.between(232, 268);
    return [
      [d.between(0.26, 0.33), d.between(0.06, 0.09), h],
      [d.between(0.5, 0.58), d.between(0.1, 0.14), h - 6],
      [d.between(0.84, 0.89), d.between(0.035, 0.06), h - 12],
    ];
  },
  // Leaf.
  (d) => [
    [d.between(0.32, 0.38), d.between(0.06, 0.08), d.between(148, 165)],
    [d.between(0.55, 0.63), d.between(0.1, 0.125), d.between(138, 152)],
    [d.between(0.85, 0.9), d.between(0.04, 0.06), d.between(135, 155)],
  ],
  // Charcoal and stone.
  (d) => [
    [d.between(0.24, 0.3), d.between(0.006, 0.02), d.between(60, 280)],
    [d.between(0.5, 0.58), d.between(0.008, 0.02), d.between(60, 90)],
    [d.between(0.8, 0.86), d.between(0.008, 0.018), d.between(60, 95)],
  ],
  // Coral and blush.
  (d) => [
    [d.between(0.4, 0.47), d.between(0.11, 0.14), d.between(8, 25)],
    [d.between(0.66, 0.71), d.between(0.14, 0.17), d.between(20, 34)],
    [d.between(0.84, 0.88), d.between(0.05, 0.075), d.between(5, 35)],
  ],
  // Violet and lilac.
  (d) => {
    const h = d.between(285, 315);
    return [
      [d.between(0.3, 0.37), d.between(0.08, 0.12), h],
      [d.between(0.52, 0.6), d.between(0.11, 0.15), h],
      [d.between(0.82, 0.87), d.between(0.05, 0.075), h],
    ];
  },
  // Lagoon.
  (d) => {
    const h = d.between(185, 215);
    return [
      [d.between(0.33, 0.4), d.between(0.055, 0.075), h + 10],
      [d.between(0.6, 0.67), d.between(0.085, 0.11), h],
      [d.between(0.86, 0.91), d.between(0.035, 0.055), h - 8],
    ];
  },
  // Bark and clay.
  (d) => [
    [d.between(0.29, 0.35), d.between(0.035, 0.055), d.between(35, 60)],
    [d.between(0.5, 0.58), d.between(0.09, 0.12), d.between(38, 55)],
    [d.between(0.72, 0.78), d.between(0.12, 0.145), d.between(58, 68)],
  ],
];

export const YELLOW: readonly Design[] = [
  // Sunlight: from lemon to amber, with the brown that ends it.
  (d, count) => {
    const tones: Tone[] = [
      [d.between(0.95, 0.965), d.between(0.045, 0.075), d.between(96, 104)],
      [d.between(0.91, 0.93), d.between(0.12, 0.15), d.between(98, 104)],
      [d.between(0.86, 0.89), d.between(0.165, 0.18), d.between(90, 97)],
      [d.between(0.79, 0.82), d.between(0.155, 0.17), d.between(78, 84)],
      [d.between(0.62, 0.69), d.between(0.13, 0.155), d.between(56, 68)],
      [d.between(0.32, 0.4), d.between(0.05, 0.07), d.between(45, 60)],
    ];
    const places = { 3: [0, 2, 4], 4: [0, 1, 3, 5], 5: [0, 2, 3, 4, 5], 6: [0, 1, 2, 3, 4, 5] }[count] ?? [];
    return flip(d, loosen(d, arrange(tones, places), 0.4));
  },
  ...GUESTS.map(
    (guests): Design =>
      (d, count) =>
        flip(d, pick(d, count, [...yellows(d), ...guests(d)], ORDERS)),
  ),
];

/** Cream, full yellow, lemon, mustard. */
function yellows(d: Draw): Tone[] {
  return [
    [d.between(0.945, 0.965), d.between(0.03, 0.05), d.between(92, 102)],
    [d.between(0.85, 0.89), d.between(0.155, 0.178), d.between(88, 98)],
    [d.between(0.91, 0.935), d.between(0.085, 0.13), d.between(96, 104)],
    [d.between(0.77, 0.81), d.between(0.13, 0.15), d.between(80, 90)],
  ];
}
