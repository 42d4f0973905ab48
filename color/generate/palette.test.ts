import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { wcagContrast } from "../contrast/contrast.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { isInGamut } from "../gamut.ts";
import { HARMONY_RULES, type HarmonyId } from "../harmony/harmony.ts";
import { turnBetween } from "../kernel/hue.ts";
import { MODES } from "../ramp.ts";
import { SAFE_DELTA_E, simulateRgb24 } from "../vision.ts";
import { generatePalette } from "./palette.ts";
import {
  type ChannelLocks,
  FREE,
  type Generated,
  type GenerateRequest,
  LOCKED,
  NO_CONSTRAINTS,
  NO_CONTRAST,
  type Slot,
} from "./request.ts";
import { circleOf, hueOnCircle } from "./wheel.ts";

const BAND_TOLERANCE = 0.0045;

const color = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map(fromRgb24),
  fc.constantFrom(0x000000, 0xffffff, 0x808080, 0xff0000, 0x0000ff).map(fromRgb24),
);
const locks: fc.Arbitrary<ChannelLocks> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(FREE) },
  fc.constant(LOCKED),
  fc.record({ hue: fc.boolean(), chroma: fc.boolean(), lightness: fc.boolean() }),
);
const slots: fc.Arbitrary<Slot[]> = fc.array(fc.record({ color, locks }), { minLength: 2, maxLength: 12 });
const arc = fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 359 }));
const band = (most: number) =>
  fc
    .tuple(fc.double({ min: 0, max: most, noNaN: true }), fc.double({ min: 0, max: most, noNaN: true }))
    .map(([a, b]): [number, number] => (a < b ? [a, b] : [b, a]));
const often = <T>(plain: T, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(plain) }, { weight: 1, arbitrary: other });
const request: fc.Arbitrary<GenerateRequest> = fc.record({
  seed: fc.string({ maxLength: 8 }),
  slots,
  harmony: fc.constantFrom<"auto" | HarmonyId>("auto", "auto", ...HARMONY_RULES.map(({ id }) => id)),
  mode: fc.constantFrom(...MODES),
  hue: fc.constantFrom("constant" as const, "shifted" as const),
  boldness: fc.double({ min: 0, max: 1, noNaN: true }),
  constraints: fc.record({
    minDeltaE: often(0, fc.integer({ min: 1, max: 30 })),
    contrast: fc.record({
      ends: often(1, fc.double({ min: 1, max: 21, noNaN: true })),
      neighbors: often(1, fc.double({ min: 1, max: 5, noNaN: true })),
      pairs: fc.record({ count: often(0, fc.integer({ min: 1, max: 10 })), ratio: fc.constantFrom(3, 4.5, 7) }),
      roles: often(
        [],
        fc.array(
          fc.record({
            first: fc.integer({ min: 0, max: 12 }),
            second: fc.integer({ min: 0, max: 12 }),
            ratio: fc.constantFrom(3, 4.5, 7),
          }),
          { maxLength: 3 },
        ),
      ),
    }),
    lightness: often<[number, number]>([0, 1], band(1)),
    lightnessSpread: often(0, fc.double({ min: 0, max: 0.9, noNaN: true })),
    chroma: often<[number, number]>([0, 0.4], band(0.3)),
    hueArc: often<[number, number] | null>(null, arc),
    isColorBlindSafe: fc.boolean(),
    gamut: fc.constantFrom("srgb" as const, "display-p3" as const),
  }),
});

/** Generated once for all tests that use them. */
const answers = fc.sample(request, 80).map((asked) => ({ asked, made: generatePalette(asked) }));

/** Adds the request to the message of a failed check. */
function checkAnswers(check: (asked: GenerateRequest, made: Generated) => void): void {
  for (const { asked, made } of answers) {
    try {
      check(asked, made);
    } catch (cause) {
      throw new Error(`${cause}, for ${fc.stringify(asked)}`, { cause });
    }
  }
}

function free(count: number): Slot[] {
  return Array.from({ length: count }, () => ({ color: fromRgb24(0x777777), locks: FREE }));
}

function ask(changes: Partial<GenerateRequest>): GenerateRequest {
  return {
    seed: "k3x9",
    slots: free(5),
    harmony: "auto",
    mode: "lch",
    hue: "constant",
    boldness: 0.5,
    constraints: NO_CONSTRAINTS,
    ...changes,
  };
}

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b): [Item, Item] => [a, b]));
}

function numbersOf(one: Color): number[] {
  return Object.values(one).filter((value) => typeof value === "number");
}

test("the same seed gives the same palette and another seed gives a different one", () => {
  for (const { asked, made } of answers.slice(0, 12)) expect(generatePalette(structuredClone(asked))).toEqual(made);
  expect(generatePalette(ask({ seed: "a" })).colors).not.toEqual(generatePalette(ask({ seed: "b" })).colors);
});

test("every palette has as many colors as slots, all finite and in the gamut", () => {
  checkAnswers((asked, { colors }) => {
    expect(colors).toHaveLength(asked.slots.length);
    const isKept = (i: number) => Object.values(asked.slots[i]?.locks ?? {}).every(Boolean);
    for (const [i, one] of colors.entries()) {
      expect(numbersOf(one).every(Number.isFinite)).toBe(true);
      if (!isKept(i)) expect(isInGamut(one, asked.constraints.gamut)).toBe(true);
    }
  });
});

test("a locked color is returned as is, and a locked channel keeps its value as far as possible", () => {
  checkAnswers((asked, { colors, problems }) => {
    for (const [i, slot] of asked.slots.entries()) {
      const { hue, chroma, lightness } = slot.locks;
      const [made, own] = [convert(colors[i] as Color, "oklch"), convert(slot.color, "oklch")];
      // Near black one 8-bit step is a large step in OKLCH: #000002 has a lightness of 0.038, #010101 of 0.067.
      const rounding = Math.min(made.l, own.l) < 0.25 ? 0.045 : 0.0062;
      if (hue && chroma && lightness) expect(colors[i]).toBe(slot.color);
      if (lightness) expect(Math.abs(made.l - own.l)).toBeLessThan(rounding);
      if (chroma && made.c < own.c - rounding) expect(problems.join()).toContain(`of color ${i + 1}; it is`);
      if (chroma) expect(made.c).toBeLessThan(own.c + rounding);
      if (hue && own.h === null) expect(made.c).toBeLessThan(0.004);
      const away = own.h === null ? 0 : made.c * Math.sin((turnBetween(own.h, made.h ?? own.h) * Math.PI) / 180);
      if (hue) expect(Math.abs(away)).toBeLessThan(rounding);
    }
  });
});

test("if there are no problems, every constraint is met", () => {
  let solved = 0;
  checkAnswers((asked, { colors, problems }) => {
    if (problems.length > 0) return;
    solved++;
    const { minDeltaE, contrast, lightness, lightnessSpread, chroma, hueArc, isColorBlindSafe } = asked.constraints;
    const rgb = colors.map(toRgb24);
    const oklch = colors.map((one) => convert(one, "oklch"));
    const ratios = pairs(rgb).map(([a, b]) => wcagContrast(a, b));
    for (const [a, b] of pairs(colors)) expect(deltaE2000(a, b)).toBeGreaterThanOrEqual(minDeltaE - 1e-9);
    if (isColorBlindSafe) {
      for (const seen of (["protan", "deutan", "tritan"] as const).map((d) => rgb.map((v) => simulateRgb24(v, d)))) {
        for (const [a, b] of pairs(seen.map(fromRgb24))) {
          expect(deltaE2000(a, b)).toBeGreaterThanOrEqual(SAFE_DELTA_E - 1e-9);
        }
      }
    }
    expect(Math.max(...ratios)).toBeGreaterThanOrEqual(contrast.ends - 1e-9);
    expect(ratios.filter((ratio) => ratio >= contrast.pairs.ratio).length).toBeGreaterThanOrEqual(contrast.pairs.count);
    for (const [i, v] of rgb.entries()) {
      const next = rgb[i + 1];
      if (next !== undefined) expect(wcagContrast(v, next)).toBeGreaterThanOrEqual(contrast.neighbors - 1e-9);
    }
    for (const { first, second, ratio } of contrast.roles) {
      const [a, b] = [rgb[first], rgb[second]];
      if (first !== second && a !== undefined && b !== undefined) {
        expect(wcagContrast(a, b)).toBeGreaterThanOrEqual(ratio - 1e-9);
      }
    }
    const lights = oklch.map(({ l }) => l);
    expect(Math.max(...lights) - Math.min(...lights)).toBeGreaterThanOrEqual(lightnessSpread - 1e-6);
    for (const { l, c, h } of oklch) {
      expect(l).toBeGreaterThanOrEqual(lightness[0] - BAND_TOLERANCE);
      expect(l).toBeLessThanOrEqual(lightness[1] + BAND_TOLERANCE);
      expect(c).toBeGreaterThanOrEqual(chroma[0] - BAND_TOLERANCE);
      expect(c).toBeLessThanOrEqual(chroma[1] + BAND_TOLERANCE);
      if (hueArc && h !== null && c > 0.02) {
        const middle = hueArc[0] + ((hueArc[1] - hueArc[0] + 360) % 360 || 360) / 2;
        const half = ((((hueArc[1] - hueArc[0]) % 360) + 360) % 360 || 360) / 2;
        const past = Math.max(0, Math.abs(turnBetween(middle, h)) - half);
        expect(c * Math.sin((Math.min(past, 90) * Math.PI) / 180)).toBeLessThan(BAND_TOLERANCE);
      }
    }
  });
  expect(solved).toBeGreaterThan(10);
});

test("twelve colors that color-blind people can tell apart are found for nearly every seed", () => {
  const constraints = { ...NO_CONSTRAINTS, isColorBlindSafe: true };
  const failures = Array.from({ length: 60 }, (_, i) =>
    generatePalette(ask({ seed: `s${i}`, slots: free(12), constraints })),
  ).filter(({ problems }) => problems.length > 0);
  expect(failures.length).toBeLessThan(6);
});

test("hues are at the angles of the harmony on the mode's circle", () => {
  for (const mode of MODES) {
    for (const { id, angles } of HARMONY_RULES) {
      for (const seed of ["a", "b", "c", "d", "e", "f"]) {
        const constraints = { ...NO_CONSTRAINTS, gamut: "display-p3" as const };
        const { colors, problems } = generatePalette(
          ask({ seed, mode, harmony: id, slots: free(6), boldness: 0.7, constraints }),
        );
        expect(problems).toEqual([]);
        const hues = colors.map((one) => {
          const { l, c, h } = convert(one, "oklch");
          return hueOnCircle(circleOf(mode), l, c, h ?? 0);
        });
        for (const [i, hue] of hues.entries()) {
          const base = hues[0] as number;
          const misses = angles.map((angle) => Math.abs(turnBetween(base + angle, hue)));
          expect(Math.min(...misses), `${mode} ${id} ${seed} color ${i + 1}`).toBeLessThan(0.6);
        }
      }
    }
  }
});

test("a triad of 8-bit colors has hues 120 degrees apart", () => {
  for (const seed of ["1", "2", "3", "4", "5", "6", "7", "8"]) {
    const { colors } = generatePalette(ask({ seed, mode: "hsl", harmony: "triadic", slots: free(3), boldness: 1 }));
    const hues = colors.map((one) => convert(one, "hsl").h ?? 0);
    expect(Math.abs(turnBetween((hues[0] as number) + 120, hues[1] as number))).toBeLessThan(1.5);
    expect(Math.abs(turnBetween((hues[0] as number) + 240, hues[2] as number))).toBeLessThan(1.5);
  }
});

test("a locked color is the base of the harmony", () => {
  const base = convert({ space: "oklch", l: 0.6, c: 0.12, h: 40, alpha: 1 }, "srgb");
  const slots = [...free(2), { color: base, locks: LOCKED }];
  const { colors, problems } = generatePalette(ask({ harmony: "triadic", mode: "oklch", slots }));
  expect(problems).toEqual([]);
  for (const one of colors) {
    const away = Math.abs(turnBetween(40, convert(one, "oklch").h ?? 0));
    expect(Math.min(away, Math.abs(away - 120))).toBeLessThan(2);
  }
});

test("two locked colors that are too close are reported with their distance", () => {
  const slots = [0x336699, 0x3b6fa0, 0x000000].map((v, i) => ({ color: fromRgb24(v), locks: i < 2 ? LOCKED : FREE }));
  const { problems } = generatePalette(ask({ slots, constraints: { ...NO_CONSTRAINTS, minDeltaE: 15 } }));
  const apart = Math.floor(deltaE2000(fromRgb24(0x336699), fromRgb24(0x3b6fa0)) * 10) / 10;
  expect(problems).toEqual([
    `Colors 1 and 2 are locked and only ${apart.toFixed(1)} apart, so a distance of 15 cannot be reached.`,
  ]);
});

test("limits that leave too little room are reported", () => {
  const constraints = { ...NO_CONSTRAINTS, minDeltaE: 25, lightness: [0.5, 0.6] as const };
  const { problems } = generatePalette(ask({ slots: free(12), constraints }));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    /^Colors \d+ and \d+ are only \d+\.\d apart, not 25: lightness 0\.5 to 0\.6 leaves too little room/,
  );
});

test("locked hues outside of the harmony are reported", () => {
  const slots = [0xff0000, 0xffff00, 0x777777].map((v, i) => ({ color: fromRgb24(v), locks: i < 2 ? LOCKED : FREE }));
  const { problems } = generatePalette(ask({ slots, mode: "hsl", harmony: "triadic" }));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^The locked hue of color \d doesn't fit the triadic harmony/);
});

test("contrast is met between the slots that require it", () => {
  const contrast = { ...NO_CONTRAST, roles: [{ first: 0, second: 4, ratio: 7 }] };
  for (const seed of ["a", "b", "c", "d", "e"]) {
    const { colors, problems } = generatePalette(ask({ seed, constraints: { ...NO_CONSTRAINTS, contrast } }));
    expect(problems).toEqual([]);
    expect(wcagContrast(toRgb24(colors[0] as Color), toRgb24(colors[4] as Color))).toBeGreaterThanOrEqual(7);
  }
});

test("a bold palette is more colorful than a safe one", () => {
  const chroma = (boldness: number) =>
    Array.from({ length: 40 }, (_, i) => generatePalette(ask({ seed: `${i}`, boldness })).colors)
      .flat()
      .reduce((sum, one) => sum + convert(one, "oklch").c / 200, 0);
  expect(chroma(0.5)).toBeGreaterThan(chroma(0) * 1.5);
  expect(chroma(1)).toBeGreaterThan(chroma(0.5) * 1.2);
});
