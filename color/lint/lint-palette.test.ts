import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { wcagContrast } from "../contrast/contrast.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { hardestPairs } from "../difference/compare.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { isInGamut } from "../gamut.ts";
import { solveScale } from "../scales/scale-solver.ts";
import { tailwindColors } from "../tailwind.ts";
import type { Finding, LintOptions, NamedColor } from "./finding.ts";
import { lintPalette } from "./lint-palette.ts";

function named(...values: number[]): NamedColor[] {
  return values.map((value, index) => ({ name: `c${index}`, color: fromRgb24(value) }));
}

function repaired(colors: readonly NamedColor[], { fix }: Finding): NamedColor[] {
  return colors.map(({ name }, index) => ({
    name: fix?.names?.[index] ?? name,
    color: fix?.colors[index] as Color,
  }));
}

function rulesOf(colors: readonly NamedColor[], options?: LintOptions): string[] {
  return lintPalette(colors, options).map(({ rule }) => rule);
}

function isSame(a: Finding, b: Finding): boolean {
  return a.rule === b.rule && String(a.indexes) === String(b.indexes);
}

test("every fix resolves its finding and never changes a pinned color", () => {
  const color = fc.oneof(
    fc.integer({ min: 0, max: 0xffffff }).map((value): Color => fromRgb24(value)),
    fc
      .tuple(fc.double({ min: 0.2, max: 0.9, noNaN: true }), fc.integer({ min: 0, max: 359 }))
      .map(([l, h]): Color => ({ space: "oklch", alpha: 1, l, c: 0.32, h })),
  );
  const palette = fc.array(fc.record({ name: fc.constantFrom("Red", "red!", "Blue", ""), color }), { maxLength: 7 });
  let fixed = 0;
  fc.assert(
    fc.property(palette, fc.integer({ min: 0, max: 127 }), fc.boolean(), (colors, pins, isScale) => {
      const options: LintOptions = {
        isPinned: (index) => ((pins >> index) & 1) === 1,
        background: fromRgb24(0xffffff),
        scales: isScale ? [colors.map((_, index) => index)] : [],
      };
      for (const finding of lintPalette(colors, options)) {
        expect(finding.message).toMatch(/^[A-Z“].*\.$/);
        if (!finding.fix) continue;
        fixed++;
        expect(finding.fix.colors).toHaveLength(colors.length);
        const after = repaired(colors, finding);
        for (const [index, { color }] of after.entries()) {
          if (options.isPinned?.(index)) expect(color).toBe(colors[index]?.color);
        }
        const left = lintPalette(after, { ...options, rules: [finding.rule], limit: 100 });
        expect(left.some((other) => isSame(other, finding))).toBe(false);
      }
    }),
    { numRuns: 150 },
  );
  expect(fixed).toBeGreaterThan(100);
});

test("a palette without readable text is reported, and the nearest change is offered", () => {
  const colors = named(0x8ec7d2, 0xdba507, 0x9aa0a6);
  const [finding] = lintPalette(colors, { rules: ["no-readable-pair"] });
  expect(finding).toMatchObject({ rule: "no-readable-pair", severity: "error" });
  expect(finding?.message).toMatch(
    /^No two colors reach 4\.5:1, the minimum for text\. The best pair, “c\d” and “c\d”, has 1\.\d\d:1\.$/,
  );
  const [unnamed] = lintPalette(
    colors.map((color) => ({ ...color, name: "" })),
    { rules: ["no-readable-pair"] },
  );
  expect(unnamed?.message).toMatch(/The best pair, color \d and color \d,/);
  const fixed = finding?.fix?.colors.map(toRgb24) as number[];
  const ratios = fixed.flatMap((a) => fixed.map((b) => wcagContrast(a, b)));
  expect(Math.max(...ratios)).toBeGreaterThanOrEqual(4.5);
  expect(fixed.filter((value, index) => value !== toRgb24(colors[index]?.color as Color))).toHaveLength(1);
});

test("there is no fix if every color is pinned", () => {
  const [finding] = lintPalette(named(0x8ec7d2, 0xdba507), { rules: ["no-readable-pair"], isPinned: () => true });
  expect(finding).toBeDefined();
  expect(finding?.fix).toBeUndefined();
});

test("a palette with no text color for the page is reported", () => {
  const options: LintOptions = { background: fromRgb24(0xffffff), rules: ["no-text-color"] };
  expect(rulesOf(named(0xffd400, 0x8ec7d2), options)).toEqual(["no-text-color"]);
  expect(rulesOf(named(0xffd400, 0x767676), options)).toEqual([]);
  expect(rulesOf(named(0xffd400, 0x777777), options)).toEqual(["no-text-color"]);
});

test("near duplicates are moved apart and away from all other colors", () => {
  const colors = named(0x3b82f6, 0x3c83f6, 0xffffff, 0x3b7ff0);
  const [finding] = lintPalette(colors, { rules: ["near-duplicates"] });
  expect(finding?.message).toMatch(
    /^“c0” and “c1” are only ΔE 0\.\d apart\. Below 2, colors are hard to tell apart\.$/,
  );
  const after = finding?.fix?.colors as Color[];
  expect(deltaE2000(after[0] as Color, after[1] as Color)).toBeGreaterThanOrEqual(2);
  expect(lintPalette(named(0x112233, 0x112233), { rules: ["near-duplicates"] })[0]?.message).toBe(
    "“c0” and “c1” are the same color.",
  );
});

test("a name keeps its letters at the start of a message", () => {
  const colors = [
    { name: "Brand color", color: fromRgb24(0x777777) },
    { name: "Text color", color: fromRgb24(0x777778) },
  ];
  expect(lintPalette(colors, { rules: ["near-duplicates"] })[0]?.message).toMatch(/^“Brand color” and “Text color” /);
});

test("red and green of equal lightness are reported for deutans, and the fix separates them", () => {
  const colors = named(0xc05a3c, 0x6d8a1f);
  const [finding] = lintPalette(colors, { rules: ["color-blind"] });
  expect(finding?.message).toContain("with deuteranopia");
  const after = finding?.fix?.colors as Color[];
  for (const { deltaE2000 } of hardestPairs(after)) expect(deltaE2000).toBeGreaterThanOrEqual(11);
  expect(rulesOf(named(0x000000, 0xffffff, 0x0072b2, 0xe69f00), { rules: ["color-blind"] })).toEqual([]);
});

test("colors outside of sRGB are brought into it", () => {
  const colors: NamedColor[] = [{ name: "", color: { space: "display-p3", r: 0, g: 1, b: 0, alpha: 1 } }];
  const [finding] = lintPalette(colors);
  expect(finding?.message).toMatch(
    /^Color 1 is outside sRGB\. sRGB screens show #00F[0-9A-F]{3} instead, ΔE \d\.\d away\.$/,
  );
  expect(isInGamut(finding?.fix?.colors[0] as Color, "srgb", 0)).toBe(true);
});

test("a color outside of sRGB only by rounding is not reported", () => {
  // A color on the edge of sRGB with a rounded chroma: a ΔE of 0.01.
  const colors: NamedColor[] = [{ name: "", color: { space: "oklch", l: 0.7, c: 0.1191, h: 200, alpha: 1 } }];
  expect(isInGamut(colors[0]?.color as Color, "srgb")).toBe(false);
  expect(rulesOf(colors, { rules: ["out-of-gamut"] })).toEqual([]);
});

test("the solver's steps are inside the gamut", () => {
  for (const kind of ["tailwind", "oklch", "material", "contrast"] as const) {
    for (const base of [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x0000ff, 0x00ff00, 0x010101]) {
      const named = solveScale({ kind, base: fromRgb24(base) }).steps.map(({ name, color }) => ({ name, color }));
      expect(rulesOf(named, { rules: ["out-of-gamut"] })).toEqual([]);
    }
  }
});

test("names that clash in code are numbered, except the pinned one", () => {
  const names = ["Sky Blue", "sky-blue", "Sky blue 2", "Ský  Blue"];
  const colors = names.map((name, index) => ({ name, color: fromRgb24(0x202020 * (2 * index)) }));
  const [finding] = lintPalette(colors, { rules: ["name-clash"], isPinned: (index) => index === 1 });
  expect(finding).toMatchObject({
    indexes: [0, 1, 3],
    message: "“Sky Blue”, “sky-blue” and “Ský  Blue” have the same name in code: --sky-blue.",
  });
  expect(finding?.fix?.names).toEqual(["Sky Blue 3", "sky-blue", "Sky blue 2", "Ský  Blue 4"]);
  expect(rulesOf([0, 1].map((index) => ({ name: "青", color: fromRgb24(index * 0xffffff) })))).toEqual([]);
});

test("Tailwind's scales are even, have colored ends and a steady hue", () => {
  const families = Map.groupBy(tailwindColors(), ({ name }) => name.replace(/-\d+$/, ""));
  expect(families.size).toBeGreaterThan(20);
  for (const steps of families.values()) {
    const rules = ["uneven-lightness", "gray-ends", "hue-drift"] as const;
    expect(rulesOf(steps, { rules, scales: [steps.map((_, index) => index)] })).toEqual([]);
  }
});

test("a step out of line is reported and evened out", () => {
  const colors = named(0xfff0f0, 0xffb0b0, 0xff6060, 0xfe5f5f, 0x901010, 0x400808);
  const options: LintOptions = { rules: ["uneven-lightness"], scales: [[0, 1, 2, 3, 4, 5]] };
  const [finding] = lintPalette(colors, options);
  expect(finding?.message).toMatch(
    /^Uneven steps: the lightness changes by 0\.\d{3} before “c\d” and by 0\.\d{3} after it\.$/,
  );
  expect(finding?.fix?.label).toBe("Even out the lightness");
  const back = lintPalette(named(0xfff0f0, 0x901010, 0xff6060, 0x400808), { ...options, scales: [[0, 1, 2, 3]] });
  expect(back[0]?.message).toBe("“c2” is lighter than “c1” before it, against the direction of the scale.");
});

test("a gray end of a colored scale gets color in the hue of the others", () => {
  const colors = named(0xf4f4f4, 0xf8b0b8, 0xdb073d, 0x70041f, 0x191919);
  const [finding] = lintPalette(colors, { rules: ["gray-ends"], scales: [[0, 1, 2, 3, 4]] });
  expect(finding).toMatchObject({ severity: "hint", indexes: [0, 4] });
  const after = finding?.fix?.colors ?? [];
  for (const end of [after[0], after[4]]) expect(convert(end as Color, "oklch").c).toBeGreaterThan(0.005);
  expect(rulesOf(named(0xf4f4f4, 0x808080, 0x191919), { rules: ["gray-ends"], scales: [[0, 1, 2]] })).toEqual([]);
});

test("a hue jump is reported and has a fix", () => {
  const colors = named(0xdbeafe, 0x93c5fd, 0x8b5cf6, 0x1d4ed8, 0x172554);
  const [finding] = lintPalette(colors, { rules: ["hue-drift"], scales: [[0, 1, 2, 3, 4]] });
  expect(finding?.message).toMatch(/^The hue jumps by \d+° from “c1” to “c2”\.$/);
  expect(finding?.fix).toBeDefined();
});

test("a hue that turns slowly is reported, and follows the pinned colors or else the most vivid one", () => {
  const colors = [0, 14, 28, 42, 56, 70].map((turn, i): NamedColor => {
    const c = i === 4 ? 0.12 : 0.08;
    return { name: `c${i}`, color: { space: "oklch", l: 0.8 - i * 0.1, c, h: (330 + turn) % 360, alpha: 1 } };
  });
  const options: LintOptions = { rules: ["hue-drift"], scales: [[0, 1, 2, 3, 4, 5]] };
  /** To 2 degrees, because each color is rounded. */
  const huesOf = (finding: Finding | undefined) =>
    finding?.fix?.colors.map((color) => 2 * Math.round((convert(color, "oklch").h ?? Number.NaN) / 2));
  const [turning] = lintPalette(colors, options);
  expect(turning?.message).toBe("The hue turns by 70° over the scale, which reads as several colors.");
  expect(turning?.indexes).toEqual([0, 1, 2, 3, 4, 5]);
  expect(huesOf(turning)).toEqual([26, 26, 26, 26, 26, 26]);
  const [pinned] = lintPalette(colors, { ...options, isPinned: (index) => index === 1 || index === 3 });
  expect(huesOf(pinned)).toEqual([344, 344, 358, 12, 12, 12]);
  const withGray = [{ name: "gray", color: { space: "oklch", l: 0.9, c: 0, h: null, alpha: 1 } } as const, ...colors];
  const scales = [[0, 1, 2, 3, 4, 5, 6]];
  const [gray] = lintPalette(withGray, { ...options, scales, isPinned: (index) => index === 0 || index === 4 });
  expect(huesOf(gray)).toEqual([Number.NaN, 12, 12, 12, 12, 12, 12]);
});

test("empty and one-color palettes and scales with invalid indexes are handled", () => {
  expect(lintPalette([])).toEqual([]);
  expect(lintPalette(named(0x123456))).toEqual([]);
  expect(lintPalette(named(0x000000, 0xffffff), { scales: [[0, 1, 9, -1]] })).toEqual([]);
});

test("errors come first, and the limit applies to each rule", () => {
  const colors = named(...Array.from({ length: 12 }, () => 0x808080));
  const found = lintPalette(colors, { limit: 3 });
  expect(found[0]?.severity).toBe("error");
  expect(found.filter(({ rule }) => rule === "near-duplicates")).toHaveLength(3);
});

test("a hue may change by up to 15 degrees per step", () => {
  const scale = (jump: number): NamedColor[] =>
    [200, 200, 200 + jump, 200 + jump].map((h, i) => ({
      name: `c${i}`,
      color: { space: "oklch", l: 0.8 - i * 0.1, c: 0.1, h, alpha: 1 },
    }));
  const options: LintOptions = { rules: ["hue-drift"], scales: [[0, 1, 2, 3]] };
  expect(rulesOf(scale(14.5), options)).toEqual([]);
  expect(rulesOf(scale(16), options)).toEqual(["hue-drift"]);
});
