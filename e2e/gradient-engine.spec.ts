import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { clipToGamut } from "#color/gamut.ts";
import { bake } from "#color/gradient/bake.ts";
import { curveOf } from "#color/gradient/curve.ts";
import { NAMED_EASINGS } from "#color/gradient/ease.ts";
import { positionIn } from "#color/gradient/geometry.ts";
import { GRADIENT_SPACES, isPolar, type ShapedGradient } from "#color/gradient/gradient-shape.ts";
import { parseGradient } from "#color/gradient/parse-css.ts";
import { printGradientCode } from "#color/gradient/print-css.ts";
import { writeCanvas } from "#color/gradient/write/canvas.ts";
import { writeSvg } from "#color/gradient/write/svg.ts";
import { expect, test } from "./journey.ts";

const { PNG } = createRequire(import.meta.url)("pngjs");

const EVEN = { easing: NAMED_EASINGS.linear, isFitted: false, maxDelta: 0.5 };
const BOX = { width: 240, height: 160 };

type Pixels = { data: Buffer; width: number; height: number };

test("Chromium mixes like the engine in every space and hue direction", async ({ page }) => {
  const gradients = GRADIENT_SPACES.flatMap((space): ShapedGradient[] => {
    const hues = isPolar(space) ? (["shorter", "longer", "increasing", "decreasing"] as const) : (["shorter"] as const);
    return hues.map((hue) => ({
      shape: { kind: "linear", direction: 90 },
      space,
      hue,
      stops: [
        { color: fromRgb24(0x6b4a3a), position: 0.1 },
        { color: { ...fromRgb24(0x5f7a86), alpha: 0.5 }, position: 0.4 },
        { color: fromRgb24(0x888888), position: 0.7 },
        { color: fromRgb24(0xa8b070), position: 1 },
      ],
    }));
  });
  await expectPaintedAsMixed(page, gradients, 2);
});

test("Chromium paints gradients with grays and missing channels the same way as the engine mixes them", async ({
  page,
}) => {
  const gradients = [
    "lch, lch(89 0 none), hwb(none 12% 35%), lab(28 -21 -9)",
    "oklch, oklch(0.7 0.1 none), gray, oklch(0.5 0.1 220)",
    "oklch longer hue, hsl(none 81% 39%), oklab(0.54 0 0), lch(none 0 105)",
    "lch longer hue, lch(34 42 121.61), lch(78 42 121.61)",
    "hsl longer hue, hsl(250 95% 55%), lch(33 none 178), hwb(266 33% 20%)",
    "hsl, hsl(58 87% 53%), oklch(0.82 0 245), oklch(0.86 0.09 347)",
    "hwb longer hue, oklch(0.77 none 316), lch(33.81 23.74 46)",
    "srgb, hsl(50 31% 32%), lch(none 24.18 150), hsl(60 36% 75%)",
  ].map((text) => {
    const parsed = parseGradient(`linear-gradient(90deg in ${text})`);
    if ("problem" in parsed) throw new Error(parsed.problem);
    return parsed.gradient;
  });
  // Baked gradients may be off by a little more.
  await expectPaintedAsMixed(page, gradients, 4);
});

test("shapes, fallbacks, SVG and canvas code match the engine in Chromium", async ({ page }) => {
  const stops = [
    { color: fromRgb24(0x292f56), position: 0 },
    { color: fromRgb24(0xb06a50), position: 1 },
  ];
  const shapes: ShapedGradient["shape"][] = [
    { kind: "linear", direction: 30 },
    { kind: "linear", direction: "bottom left" },
    { kind: "radial", form: "circle", extent: "closest-side", x: 30, y: 40 },
    { kind: "radial", form: "ellipse", extent: "farthest-corner", x: 30, y: 40 },
    { kind: "radial", form: "ellipse", extent: "closest-corner", x: 60, y: 70 },
    { kind: "conic", angle: 40, x: 35, y: 55 },
  ];
  await page.setViewportSize({ width: BOX.width, height: 4 * BOX.height });
  const style = `body{margin:0}div,svg,canvas{display:block;width:${BOX.width}px;height:${BOX.height}px}`;
  for (const shape of shapes) {
    const gradient: ShapedGradient = { shape, space: "oklab", hue: "shorter", stops };
    const place = positionIn(shape, BOX);
    const curve = curveOf(gradient, EVEN);
    const at = (x: number, y: number) => shown(curve(place(x, y)));
    // At the seam of a conic gradient and the rim of a circle, the browser antialiases what the engine cuts hard.
    const tolerance = shape.kind === "conic" ? 255 : 2;
    const { modern, fallback } = printGradientCode(gradient, EVEN);
    const baked = bake(gradient, { ...EVEN, space: "srgb", isSrgb: true });
    const plain = { name: "test", shape, stops: baked, box: BOX };
    const svg = writeSvg(plain);
    const canvas = `<canvas width="${BOX.width}" height="${BOX.height}"></canvas>`;
    const divs = `<div style="background:${modern}"></div><div style="background:${fallback}"></div>`;
    await page.setContent(`<style>${style}</style>${divs}${canvas}${svg ?? ""}`);
    await page.evaluate(`(() => { ${writeCanvas(plain)} paintGradient(document.querySelector("canvas")); })()`);
    const picture: Pixels = PNG.sync.read(await page.screenshot());
    const row = (index: number) => rowOf(picture, index, BOX.height);
    expect(farthestOff(row(0), at, 1), modern).toBeLessThanOrEqual(tolerance);
    expect(meanOff(row(0), at), modern).toBeLessThan(0.6);
    expect(meanOff(row(1), at), `${fallback}`).toBeLessThan(1);
    expect(meanOff(row(2), at), writeCanvas(plain)).toBeLessThan(1);
    if (svg) expect(meanOff(row(3), at), svg).toBeLessThan(1);
  }
});

async function expectPaintedAsMixed(page: Page, gradients: readonly ShapedGradient[], tolerance: number) {
  const rows = gradients.map((gradient) => printGradientCode(gradient, EVEN).modern);
  await page.setViewportSize({ width: BOX.width, height: 800 });
  await page.setContent(
    `<body style="margin:0">${rows.map((css) => `<div style="height:9px;background:${css}"></div>`).join("")}</body>`,
  );
  const picture: Pixels = PNG.sync.read(await page.screenshot());
  for (const [index, gradient] of gradients.entries()) {
    const curve = curveOf(gradient, EVEN);
    expect(
      farthestOff(rowOf(picture, index, 9), (x) => shown(curve(x / BOX.width))),
      rows[index],
    ).toBeLessThanOrEqual(tolerance);
  }
}

function rowOf({ data, width }: Pixels, index: number, height: number): Pixels {
  return { width, height, data: data.subarray(index * height * width * 4) };
}

/** The engine's color at a pixel as an sRGB screen shows it: over white, each channel clipped. */
function shown(color: Color): number[] {
  const { r, g, b, alpha } = clipToGamut(color, "srgb");
  return [r, g, b].map((value) => 255 * (value * alpha + 1 - alpha));
}

function farthestOff({ data, width, height }: Pixels, at: (x: number, y: number) => number[], edge = 0): number {
  let most = 0;
  for (let y = edge; y < height - edge; y += 3) {
    for (let x = edge; x < width - edge; x++) {
      const expected = at(x + 0.5, y + 0.5);
      for (const [channel, value] of expected.entries()) {
        most = Math.max(most, Math.abs((data[4 * (y * width + x) + channel] as number) - value));
      }
    }
  }
  return most;
}

function meanOff({ data, width, height }: Pixels, at: (x: number, y: number) => number[]): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      for (const [channel, value] of at(x + 0.5, y + 0.5).entries()) {
        sum += Math.abs((data[4 * (y * width + x) + channel] as number) - value);
        count++;
      }
    }
  }
  return sum / count;
}
