import fc from "fast-check";
import { expect, test } from "vitest";
import { wcagContrast } from "./contrast/contrast.ts";
import { convert, fromRgb24, toRgb24 } from "./convert.ts";
import { deltaEOk } from "./difference/difference.ts";
import { assignRoles } from "./generate/roles.ts";
import { fixPair, measurePair, PAIRS, type Pair } from "./roles/pairs.ts";
import { CHART_ROLE_IDS, THEME_ROLE_IDS, type ThemeRoleId, type ThemeRoles } from "./roles/theme-roles.ts";
import { solveTheme } from "./theme.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map(fromRgb24);
const palette = fc.array(color, { maxLength: 10 });
const theme = fc.constantFrom("light" as const, "dark" as const);

function failuresOf(roles: ThemeRoles) {
  return Object.values<Pair>(PAIRS).filter((pair) => !measurePair(roles, pair).passes);
}

test("every pair in both themes passes, for any palette", () => {
  fc.assert(
    fc.property(palette, theme, (colors, kind) => void expect(failuresOf(solveTheme(colors, kind))).toEqual([])),
    { numRuns: 150 },
  );
});

test("a palette's own page background is kept, and roles match assignRoles()", () => {
  const colors = [0xf1faee, 0xe63946, 0xa8dadc, 0x457b9d, 0x1d3557].map(fromRgb24);
  const roles = solveTheme(colors, "light");
  const shared = assignRoles(colors, "light");
  for (const id of ["background", "text", "primary", "secondary", "accent"] as const)
    expect([id, roles[id].index]).toEqual([id, shared[id].index]);
});

test("a color of the palette about a step from the page is the surface", () => {
  const surfaceOf = (...colors: number[]) => solveTheme(colors.map(fromRgb24), "light").surface.index;
  expect(surfaceOf(0xffffff, 0x1f2937, 0xe4002b, 0xf4f1ea)).toBe(3);
  expect(surfaceOf(0xffffff, 0x1f2937, 0xe4002b, 0xe3f2fd)).toBe(3);
  expect(surfaceOf(0xffffff, 0x1f2937, 0xe4002b, 0xd8d2c4)).toBeNull();
  expect(surfaceOf(0xffffff, 0x1f2937, 0xe4002b, 0xffff00)).toBeNull();
});

test("a generated page is tinted by the lightest color, or the darkest in a dark theme", () => {
  const colors = [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map(fromRgb24);
  for (const [theme, rgb] of [
    ["light", 0x8ec7d2],
    ["dark", 0x07485b],
  ] as const) {
    const { color: page, index } = solveTheme(colors, theme).background;
    const [{ h }, own] = [convert(page, "oklch"), convert(fromRgb24(rgb), "oklch")];
    expect(index).toBeNull();
    expect(Math.abs((h ?? 0) - (own.h ?? 0))).toBeLessThan(12);
  }
});

test("a role chosen by hand is kept, and the others are solved around it", () => {
  // Text chosen by hand may be unreadable on any background, but any of these roles can have readable text.
  const alone: ThemeRoleId[] = ["background", "primary", "secondary", "accent"];
  fc.assert(
    fc.property(palette, theme, fc.constantFrom(...alone), color, (colors, kind, id, chosen) => {
      const roles = solveTheme(colors, kind, { [id]: chosen });
      expect(roles[id]).toEqual({ color: chosen, index: null, isByHand: true });
      const failing = failuresOf(roles).filter(({ back }) => back === id || back === "background");
      expect(failing).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test("text on a white page with black surfaces is a gray that is readable on both", () => {
  const roles = solveTheme([fromRgb24(0x0d6986)], "light", { background: fromRgb24(0xffffff), surface: fromRgb24(0) });
  expect([PAIRS.text, PAIRS.textOnSurface].map((pair) => measurePair(roles, pair).passes)).toEqual([true, true]);
});

test("a role chosen by index follows its color, and an invalid index is ignored", () => {
  const colors = [0xf1faee, 0xe63946, 0xa8dadc, 0x457b9d, 0x1d3557].map(fromRgb24);
  const roles = solveTheme(colors, "light", { primary: 3, accent: 9 });
  expect(roles.primary).toEqual({ color: colors[3], index: 3, isByHand: true });
  expect(roles.accent.isByHand).toBe(false);
  // Red was primary and blue had another role: they swap.
  expect([roles.secondary.index, roles.accent.index]).toContain(1);
  expect(new Set([roles.primary.index, roles.secondary.index, roles.accent.index]).size).toBe(3);
});

test("chart series use the palette's colors if they are visible, and differ from each other", () => {
  const colors = [0xf1faee, 0xe63946, 0xa8dadc, 0x457b9d, 0x1d3557].map(fromRgb24);
  const roles = solveTheme(colors, "light");
  expect(roles.chart1.index).toBe(1);
  const series = CHART_ROLE_IDS.map((id) => roles[id].color);
  for (const [place, one] of series.entries()) {
    for (const other of series.slice(place + 1)) expect(deltaEOk(one, other)).toBeGreaterThan(0.05);
  }
});

test("chart series of a single color differ from each other, too", () => {
  for (const rgb of [0xff0000, 0x000000, 0xffffff, 0x888888, 0xffff00, 0x0000ff]) {
    for (const theme of ["light", "dark"] as const) {
      const roles = solveTheme([fromRgb24(rgb)], theme);
      const series = CHART_ROLE_IDS.map((id) => roles[id].color);
      const pairs = series.flatMap((one, place) => series.slice(place + 1).map((other) => deltaEOk(one, other)));
      expect(Math.min(...pairs)).toBeGreaterThan(0.05);
    }
  }
});

test("good and bad are the palette's own green and red if it has them", () => {
  const light = solveTheme([0xffffff, 0x1b7f3b, 0xb3261e].map(fromRgb24), "light");
  expect([light.good.index, light.bad.index]).toEqual([1, 2]);
  const gray = solveTheme([0xffffff, 0x333333].map(fromRgb24), "light");
  expect([gray.good.index, gray.bad.index]).toEqual([null, null]);
});

test("palettes without colors, of only white and of only black have every role", () => {
  for (const colors of [[], [fromRgb24(0xffffff)], [fromRgb24(0x000000)]]) {
    const roles = solveTheme(colors, "dark");
    expect(Object.keys(roles)).toEqual([...THEME_ROLE_IDS]);
    expect(wcagContrast(toRgb24(roles.text.color), toRgb24(roles.background.color))).toBeGreaterThan(7);
  }
});

const COLORS = [0xf1faee, 0xe63946, 0xa8dadc, 0x457b9d, 0x1d3557].map(fromRgb24);
const nothing = () => false;

test("a failing pair passes after its fix, also on its other background, and only the front changes", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 0xffffff }),
      fc.constantFrom("light" as const, "dark" as const),
      (rgb, theme) => {
        const hand = { text: fromRgb24(rgb) };
        const before = solveTheme(COLORS, theme, hand);
        fc.pre(!measurePair(before, PAIRS.text).passes);
        const fix = fixPair(before, PAIRS.text, nothing);
        if (!("hand" in fix)) throw new Error(fix.reason);
        expect(Object.keys(fix.hand).every((id) => id === "text")).toBe(true);
        const fixed = solveTheme(COLORS, theme, { ...hand, ...fix.hand });
        expect([PAIRS.text, PAIRS.textOnSurface].map((pair) => measurePair(fixed, pair).passes)).toEqual([true, true]);
      },
    ),
  );
});

test("if the front is locked the background is changed, and if both are the reason is returned", () => {
  const roles = solveTheme(COLORS, "light", { onPrimary: 1, primary: 3 });
  expect(measurePair(roles, PAIRS.primary).passes).toBe(false);
  const fix = fixPair(roles, PAIRS.primary, (id) => id === "onPrimary");
  expect("hand" in fix && Object.keys(fix.hand)).toEqual(["primary"]);
  expect(fixPair(roles, PAIRS.primary, () => true)).toEqual({
    reason: "Both roles are locked. Unlock one to fix this.",
  });
});

test("of several fronts the weakest is reported, and all that fail are fixed", () => {
  const hand = { chart2: 2, chart5: 0 };
  const roles = solveTheme(COLORS, "light", hand);
  expect(measurePair(roles, PAIRS.chart)).toMatchObject({ front: "chart5", ratio: 1, passes: false });
  const fix = fixPair(roles, PAIRS.chart, nothing);
  expect("hand" in fix && Object.keys(fix.hand)).toEqual(["chart2", "chart5"]);
});

test("a background changes for all locked fronts at once, and the other fronts follow it", () => {
  const hand = { chart1: fromRgb24(0xf9f871), chart2: fromRgb24(0x00c9a7) };
  const roles = solveTheme(COLORS, "light", hand);
  const fix = fixPair(roles, PAIRS.chart, (id) => id in hand);
  const fixed = Object.entries("hand" in fix ? fix.hand : {}).map(([id, made]) => [id, { color: made }]);
  expect(fixed.map(([id]) => id)).toContain("background");
  expect(measurePair({ ...roles, ...Object.fromEntries(fixed) }, PAIRS.chart).passes).toBe(true);
});
