import fc from "fast-check";
import { expect, test } from "vitest";
import type { Srgb } from "../color.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { clipToGamut } from "../gamut.ts";
import { curveOf } from "./curve.ts";
import { CORNERS, EXTENTS, GRADIENT_SPACES, isPolar, type ShapedGradient } from "./gradient-shape.ts";
import { parseGradient } from "./parse-css.ts";
import { printGradient, printGradientCode } from "./print-css.ts";

function read(text: string) {
  const parsed = parseGradient(text);
  if ("problem" in parsed) throw new Error(parsed.problem);
  return parsed;
}

function problemOf(text: string): string {
  const parsed = parseGradient(text);
  return "problem" in parsed ? parsed.problem : "";
}

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);
const percents = hundredths(100);
const shape = fc.oneof(
  fc.record({
    kind: fc.constant("linear" as const),
    direction: fc.oneof(hundredths(359), fc.constantFrom(...CORNERS)),
  }),
  fc.record({
    kind: fc.constant("radial" as const),
    form: fc.constantFrom("circle" as const, "ellipse" as const),
    extent: fc.constantFrom(...EXTENTS),
    x: percents,
    y: percents,
  }),
  fc.record({ kind: fc.constant("conic" as const), angle: hundredths(359), x: percents, y: percents }),
);
const color = fc
  .tuple(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(1, 1, 0.5, 0))
  .map(([rgb24, alpha]) => ({ ...fromRgb24(rgb24), alpha }));
const gradients: fc.Arbitrary<ShapedGradient> = fc
  .record({
    shape,
    space: fc.constantFrom(...GRADIENT_SPACES),
    hue: fc.constantFrom("shorter" as const, "longer" as const, "increasing" as const, "decreasing" as const),
    colors: fc.array(color, { minLength: 2, maxLength: 12 }),
    places: fc.array(fc.integer({ min: -10_000, max: 20_000 }), { minLength: 12, maxLength: 12 }),
  })
  .map(({ colors, places, hue, ...rest }) => {
    const positions = places.slice(0, colors.length).sort((a, b) => a - b);
    const stops = colors.map((value, index) => ({
      // A gray among hues is written with another color's hue; it has a separate test.
      color: rest.space === "oklch" || rest.space === "lch" ? colorful(value) : value,
      position: (positions[index] as number) / 10_000,
    }));
    return { ...rest, hue: isPolar(rest.space) ? hue : "shorter", stops };
  });

function colorful(value: Srgb): Srgb {
  return convert(value, "oklch").h === null ? { ...value, r: 1 - value.r, g: 1 } : value;
}

test("a printed gradient is read back as the same gradient", () => {
  fc.assert(
    fc.property(gradients, (gradient) => {
      const { gradient: again, notes } = read(printGradient(gradient));
      expect(notes).toEqual([]);
      expect({ ...again, stops: [] }).toEqual({ ...gradient, stops: [] });
      for (const [index, stop] of gradient.stops.entries()) {
        const { color: back, position } = again.stops[index] as ShapedGradient["stops"][number];
        expect([toRgb24(back), back.alpha]).toEqual([toRgb24(stop.color), stop.color.alpha]);
        expect(position).toBeCloseTo(stop.position, 9);
      }
    }),
  );
});

test("a gray is written so that its neighbors' hues stay, and draws the same", () => {
  const draws = (colors: readonly number[], space: "oklch" | "lch") => {
    const stops = colors.map((rgb24, index) => ({ color: fromRgb24(rgb24), position: index / (colors.length - 1) }));
    const gradient: ShapedGradient = { shape: { kind: "linear", direction: 90 }, space, hue: "shorter", stops };
    const text = printGradient(gradient);
    const course = { easing: [0, 0, 1, 1] as const, isFitted: false };
    const [given, again] = [curveOf(gradient, course), curveOf(read(text).gradient, course)];
    for (let look = 0; look <= 40; look++) expect(deltaE2000(given(look / 40), again(look / 40))).toBeLessThan(0.5);
    return text;
  };
  expect(draws([0xffffff, 0x0000ff], "oklch")).toBe(
    "linear-gradient(90deg in oklch, oklch(100% 0.0008 264.05), #0000FF)",
  );
  expect(draws([0xa03020, 0x808080, 0x2030a0], "oklch").match(/oklch\([^)]*\) 50%/g)).toHaveLength(2);
  expect(draws([0x000000, 0x808080, 0x2030a0], "lch")).toContain("#000000, lch(53.59% 0.2 ");
  expect(draws([0x000000, 0xffffff], "oklch")).toBe("linear-gradient(90deg in oklch, #000000, #FFFFFF)");
});

test("parsing never throws, whatever the input", () => {
  const pieces = fc.constantFrom(
    ...[
      "linear-gradient(",
      "radial-gradient(",
      "conic-gradient(",
      "repeating-",
      "-webkit-",
      ")",
      "(",
      ",",
      ";",
      "/*",
      "*/",
    ],
    ...[
      "red",
      " 10%",
      " 2turn",
      "to ",
      "top",
      "left",
      "at ",
      "in ",
      "oklch",
      " longer hue",
      "circle",
      "from ",
      "1e999deg",
    ],
    ...["#fff", "rgb(", "calc(1px)", "%", " ", "\n", "NaN", "constructor", "__proto__", "５"],
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const parsed = parseGradient(text);
      if ("problem" in parsed) {
        expect(parsed.problem).toMatch(/\.$/);
        return;
      }
      const positions = parsed.gradient.stops.map(({ position }) => position);
      expect(positions.length).toBeGreaterThan(1);
      expect(positions.every((position, index) => position >= (positions[index - 1] ?? -1) && position <= 2)).toBe(
        true,
      );
    }),
    { numRuns: 1000 },
  );
});

test("directions, angles and corner keywords are read", () => {
  const directionOf = (text: string) => {
    const { shape: found } = read(`linear-gradient(${text}, red, blue)`).gradient;
    return found.kind === "linear" ? found.direction : null;
  };
  expect(directionOf("to right top")).toBe("top right");
  expect(directionOf("to left")).toBe(270);
  expect(directionOf("-.25turn")).toBe(270);
  expect(directionOf("100grad")).toBe(90);
  expect(directionOf("0")).toBe(0);
  expect(read("linear-gradient(red, blue)").gradient.shape).toEqual({ kind: "linear", direction: 180 });
});

test("without a space, legacy colors are mixed in sRGB and modern ones in OKLab", () => {
  expect(read("linear-gradient(red, rgb(0 0 255))").gradient.space).toBe("srgb");
  expect(read("linear-gradient(red, color(srgb 0 0 1))").gradient.space).toBe("oklab");
  expect(read("linear-gradient(rgb(from red r g b), blue)").gradient.space).toBe("oklab");
  expect(read("linear-gradient(in xyz, red, blue)").gradient.space).toBe("xyz-d65");
  expect(read("linear-gradient(in oklch decreasing hue, red, blue)").gradient.hue).toBe("decreasing");
  expect(read("linear-gradient(in display-p3-linear, red, blue)").gradient.space).toBe("srgb-linear");
});

test("centers, extents and angles of radial and conic gradients are read", () => {
  expect(read("radial-gradient(closest-side circle at right 10% bottom 20%, red, blue)").gradient.shape).toEqual({
    kind: "radial",
    form: "circle",
    extent: "closest-side",
    x: 90,
    y: 80,
  });
  expect(read("radial-gradient(at top, red, blue)").gradient.shape).toMatchObject({ form: "ellipse", x: 50, y: 0 });
  const { shape: conic, stops } = read("conic-gradient(from 90deg at left 25%, red 0 90deg, blue .5turn)").gradient;
  expect(conic).toEqual({ kind: "conic", angle: 90, x: 0, y: 25 });
  expect(stops.map(({ position }) => position)).toEqual([0, 0.25, 0.5]);
});

test("hints become midpoints, and double positions become two stops", () => {
  const { stops } = read("linear-gradient(red 20%, 30%, blue 40% 60%)").gradient;
  expect(stops.map(({ position }) => position)).toEqual([0.2, 0.4, 0.6]);
  expect(stops[0]?.middle).toBeCloseTo(0.5, 9);
  expect(read("linear-gradient(red 0%, 80%, blue 50%)").gradient.stops).toMatchObject([
    { position: 0, middle: 1 },
    { position: 0.8 },
  ]);
});

test("if there are several gradients, the topmost one in a browser is used", () => {
  const css =
    "background: linear-gradient(red, blue); background: /* new */ conic-gradient(red, lime), linear-gradient(red, blue);";
  const { gradient, notes } = read(css);
  expect(gradient.shape.kind).toBe("conic");
  expect(notes).toEqual(["Only the topmost of 2 gradients was used."]);
  const minified = read(".a{background:linear-gradient(red,blue)}.b{background:conic-gradient(red,lime)}");
  expect(minified).toMatchObject({ gradient: { shape: { kind: "conic" } }, notes: [] });
});

test("positions are computed unless they have lengths", () => {
  const positionsOf = (text: string) => read(text).gradient.stops.map(({ position }) => position);
  expect(positionsOf("linear-gradient(red calc(10% + 5%), blue max(20%, 60%), lime)")).toEqual([0.15, 0.6, 1]);
  expect(positionsOf("conic-gradient(red calc(0.25turn / 2), blue)")).toEqual([0.125, 1]);
  expect(positionsOf("linear-gradient(red, lime calc(0% / 0), blue)")).toEqual([0, 0, 1]);
  expect(problemOf("linear-gradient(red calc(10% + 5px), blue)")).toMatch(/depends on the size of the box/);
});

test("unreadable input has a specific error message", () => {
  expect(problemOf("repeating-linear-gradient(red, blue 10%)")).toMatch(/^Repeating gradients aren't supported\./);
  expect(problemOf("-webkit-linear-gradient(left, red, blue)")).toMatch(/-webkit-/);
  expect(problemOf("linear-gradient(red 10px, blue)")).toBe(
    "“10px” depends on the size of the box. Give positions in percent.",
  );
  expect(problemOf("linear-gradient(90deg, reddish, blue)")).toBe("“reddish” could not be read as a color.");
  expect(problemOf("linear-gradient(sideways, red, blue)")).toMatch(/is neither a color nor a direction\.$/);
  expect(problemOf("linear-gradient(in lab longer hue, red, blue)")).toMatch(/^lab has no hue/);
  expect(problemOf("linear-gradient(var(--a), blue)")).toMatch(/depends on the page/);
  expect(problemOf("linear-gradient(in constructor, red, blue)")).toBe("CSS can't mix gradients in “constructor”.");
  expect(problemOf("linear-gradient(to constructor, red, blue)")).toMatch(/is neither a color nor a direction\.$/);
  expect(problemOf("linear-gradient(1constructor, red, blue)")).toMatch(/is neither a color nor a direction\.$/);
  expect(problemOf("conic-gradient(red 1constructor, blue)")).toMatch(/depends on the size of the box/);
  expect(problemOf("linear-gradient(red)")).toBe("A gradient needs two colors or more.");
  expect(problemOf("no gradient")).toMatch(/^No gradient found\./);
});

// The colors that Chromium 156 paints at the start, in the middle and at the end, 8-bit and opaque. It loses the hue of
// the OKLCH gray to rounding, so that one follows CSS Color 4, which is how Chromium paints our code.
test.each([
  [
    "linear-gradient(90deg in oklch, oklch(none 0.2 30), oklch(0.5 0.1 200))",
    [186, 13, 0],
    [97, 107, 0],
    [0, 116, 122],
  ],
  ["linear-gradient(90deg in hsl, hsl(210 100% 50%), hsl(30 0% 80%))", [0, 127, 255], [121, 166, 210], [204, 204, 204]],
  ["linear-gradient(90deg in hsl, hsl(30 0% 50%), hsl(90 100% 50%))", [128, 128, 128], [128, 191, 64], [128, 255, 0]],
  [
    "linear-gradient(90deg in oklch, oklch(0.6 0 30), oklch(0.6 0.2 140))",
    [128, 128, 128],
    [154, 123, 47],
    [38, 154, 0],
  ],
  [
    "linear-gradient(90deg in hwb, hwb(none 37% 30%), hwb(304 37% 30%))",
    [179, 94, 173],
    [179, 94, 173],
    [179, 94, 173],
  ],
] as const)("%s matches the colors of a browser, and so does its code", (text, ...painted) => {
  const parsed = parseGradient(text);
  if ("problem" in parsed) throw new Error(parsed.problem);
  const course = { easing: [0, 0, 1, 1], isFitted: false, maxDelta: 1 } as const;
  const again = parseGradient(printGradientCode(parsed.gradient, course).modern);
  if ("problem" in again) throw new Error(again.problem);
  for (const { gradient } of [parsed, again]) {
    const at = curveOf(gradient, course);
    for (const [index, color] of painted.entries()) {
      const { r, g, b } = clipToGamut(at(index / 2), "srgb");
      const away = Math.max(...[r, g, b].map((x, i) => Math.abs(x * 255 - (color[i] as number))));
      expect(away, `${index / 2}`).toBeLessThan(2.5);
    }
  }
});

test("a middle stop with a missing channel is split and uses each neighbor's value on its side", () => {
  const parsed = parseGradient("linear-gradient(in oklch, oklch(0.8 0.1 30), oklch(none 0.1 30), oklch(0.3 0.1 200))");
  if ("problem" in parsed) throw new Error(parsed.problem);
  const { modern, fallback } = printGradientCode(parsed.gradient, {
    easing: [0, 0, 1, 1],
    isFitted: false,
    maxDelta: 1,
  });
  expect(modern).toContain("oklch(80% 0.1 30) 50%, oklch(30% 0.1 30) 50%");
  expect(`${modern}${fallback}`).not.toContain("none");
});
