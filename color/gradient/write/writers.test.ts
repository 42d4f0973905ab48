import { expect, test } from "vitest";
import { fromRgb24, toRgb24 } from "../../convert.ts";
import type { BakedStop } from "../bake.ts";
import type { GradientShape } from "../gradient-shape.ts";
import { fitStops, turnStops } from "../plain-stops.ts";
import { writeCompose, writeDrawable } from "./android.ts";
import { writeCanvas } from "./canvas.ts";
import { writeGgr } from "./ggr.ts";
import { writeSvg } from "./svg.ts";
import { writeSwiftUi } from "./swiftui.ts";

const RED = fromRgb24(0xff0000);
const BLUE = fromRgb24(0x0000ff);
const STOPS: BakedStop[] = [
  { color: RED, position: 0 },
  { color: { ...BLUE, alpha: 0.5 }, position: 1 },
];
const LEVEL: GradientShape = { kind: "linear", direction: 90 };
const CIRCLE: GradientShape = { kind: "radial", form: "circle", extent: "closest-side", x: 25, y: 50 };
const ELLIPSE: GradientShape = { kind: "radial", form: "ellipse", extent: "farthest-corner", x: 50, y: 50 };
const CONIC: GradientShape = { kind: "conic", angle: 0, x: 50, y: 50 };

function plain(shape: GradientShape, stops: readonly BakedStop[] = STOPS) {
  return { name: "Red & blue", shape, stops, box: { width: 400, height: 200 } };
}

test("SVG has the gradient line, offsets and opacities", () => {
  expect(
    writeSvg(plain(LEVEL)),
  ).toBe(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200">
  <title>Red &amp; blue</title>
  <defs>
    <linearGradient id="gradient" gradientUnits="userSpaceOnUse" x1="0" y1="100" x2="400" y2="100">
      <stop offset="0" stop-color="#FF0000"/>
      <stop offset="1" stop-color="#0000FF" stop-opacity="0.5"/>
    </linearGradient>
  </defs>
  <rect width="400" height="200" fill="url(#gradient)"/>
</svg>`);
  expect(writeSvg(plain(CIRCLE))).toContain('cx="100" cy="100" r="100"');
  expect(writeSvg(plain(ELLIPSE))).toContain(
    'cx="0" cy="0" r="282.84" gradientTransform="translate(200 100) scale(1 0.5)"',
  );
  expect(writeSvg(plain(CONIC))).toBeNull();
});

test("a GIMP gradient has a segment between every two stops", () => {
  const three = [STOPS[0] as BakedStop, { color: BLUE, position: 0.25 }, { color: RED, position: 0.25 }];
  expect(writeGgr(plain(LEVEL, three))).toBe(`GIMP Gradient
Name: Red & blue
2
0.000000 0.125000 0.250000 1.000000 0.000000 0.000000 1.000000 0.000000 0.000000 1.000000 1.000000 0 0 0 0
0.250000 0.625000 1.000000 1.000000 0.000000 0.000000 1.000000 1.000000 0.000000 0.000000 1.000000 0 0 0 0
`);
});

test("SwiftUI has points, a radius that follows the view, or an angle from the right", () => {
  expect(writeSwiftUi(plain(LEVEL))).toBe(`let stops: [Gradient.Stop] = [
    .init(color: Color(red: 1, green: 0, blue: 0), location: 0),
    .init(color: Color(red: 0, green: 0, blue: 1, opacity: 0.5), location: 1),
]

LinearGradient(stops: stops, startPoint: UnitPoint(x: 0, y: 0.5), endPoint: UnitPoint(x: 1, y: 0.5))`);
  expect(writeSwiftUi(plain({ kind: "linear", direction: 45 }))).toContain("// For a view of 400 by 200;");
  expect(writeSwiftUi(plain(CIRCLE))).toContain("let sideX = view.size.width * 0.25\n");
  expect(writeSwiftUi(plain(CIRCLE))).toContain("endRadius: min(sideX, sideY))");
  expect(writeSwiftUi(plain(ELLIPSE))).toContain("startRadiusFraction: 0, endRadiusFraction: 0.7071)");
  expect(writeSwiftUi(plain({ ...ELLIPSE, x: 20 }))).toBeNull();
  expect(writeSwiftUi(plain({ ...CONIC, angle: 30 }))).toContain("angle: .degrees(-60))");
});

test("Compose has a shader for any size", () => {
  expect(writeCompose(plain(CIRCLE))).toBe(`val gradient = object : ShaderBrush() {
    override fun createShader(size: Size): Shader {
        val center = Offset(size.width * 0.25f, size.height * 0.5f)
        val sideX = size.width * 0.25f
        val sideY = size.height * 0.5f
        return RadialGradientShader(
            center = center,
            radius = min(sideX, sideY),
            colors = listOf(
                Color(0xFFFF0000),
                Color(0x800000FF),
            ),
            colorStops = listOf(0f, 1f),
        )
    }
}`);
  const turns = (["top right", "top left", "bottom right", 45] as const).map(
    (direction) => / val turn = (.+)/.exec(writeCompose(plain({ kind: "linear", direction })) ?? "")?.[1],
  );
  expect(turns).toEqual([
    "atan2(size.height, size.width)",
    "atan2(-size.height, size.width)",
    "atan2(size.height, -size.width)",
    "Math.toRadians(45.toDouble()).toFloat()",
  ]);
  expect(writeCompose(plain(CONIC))).toContain("colorStops = listOf(0f, 0.75f, 0.75f, 1f),");
});

test("a GradientDrawable supports three colors and few shapes", () => {
  expect(
    writeDrawable({ kind: "linear", direction: 180 }, [RED, BLUE, RED]),
  ).toBe(`<?xml version="1.0" encoding="utf-8"?>
<shape xmlns:android="http://schemas.android.com/apk/res/android" android:shape="rectangle">
    <gradient
        android:type="linear"
        android:angle="270"
        android:startColor="#FFFF0000"
        android:centerColor="#FF0000FF"
        android:endColor="#FFFF0000" />
</shape>`);
  expect(writeDrawable({ kind: "linear", direction: 45 }, [RED, BLUE, RED])).toBeNull();
  expect(writeDrawable(CIRCLE, [RED, BLUE, RED])).toBeNull();
  expect(writeDrawable({ ...CONIC, angle: 90 }, [RED, BLUE, RED])).toContain('android:type="sweep"');
});

test("the canvas code calls the right function for each shape", () => {
  expect(writeCanvas(plain(CONIC))).toBe(`function paintGradient(canvas) {
  const context = canvas.getContext("2d");
  const { width, height } = canvas;
  const [x, y] = [width * 0.5, height * 0.5];
  const gradient = context.createConicGradient((-90 * Math.PI) / 180, x, y);
  gradient.addColorStop(0, "#FF0000");
  gradient.addColorStop(1, "rgb(0 0 255 / 0.5)");
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}`);
  expect(writeCanvas(plain({ kind: "linear", direction: "bottom left" }))).toContain("Math.atan2(-height, -width)");
  expect(writeCanvas(plain(ELLIPSE))).toContain("[sideX * Math.SQRT2, sideY * Math.SQRT2]");
  expect(writeCanvas(plain(ELLIPSE))).toContain("[Math.max(x, width - x), Math.max(y, height - y)];");
  expect(writeCanvas(plain(CIRCLE))).toContain("[Math.min(x, width - x), Math.min(y, height - y)];");
  expect(writeCanvas(plain(CIRCLE))).toContain("const rx = Math.min(sideX, sideY);");
  expect(writeCanvas(plain({ kind: "linear", direction: 45 }))).toContain("(45 * Math.PI) / 180");
});

test("a radial gradient without width or height has only its last color", () => {
  const stops = [
    { color: RED, position: 0 },
    { color: BLUE, position: 1 },
  ];
  for (const form of ["circle", "ellipse"] as const) {
    const flat = plain({ kind: "radial", form, extent: "closest-side", x: 0, y: 50 }, stops);
    const texts = [writeSvg(flat), writeCanvas(flat), writeCompose(flat), writeSwiftUi(flat)];
    for (const text of texts) expect(text).not.toMatch(/infinity|nan|radial.?gradient|#ff0000|0xffff0000|red: 1/i);
    expect(texts.map((text) => /0000FF|blue: 1\b/.test(text ?? ""))).toEqual([true, true, true, true]);
    expect(writeGgr(flat)).toContain(" 1.000000 0.000000 0.000000 1.000000 0.000000 0.000000 1.000000 ");
  }
});

test("stops outside of the box are cut off at its edge, with the color there", () => {
  const stops = [
    { color: RED, position: -1 },
    { color: BLUE, position: 1 },
    { color: RED, position: 2 },
  ];
  const { stops: cut, reach } = fitStops({ shape: LEVEL, stops });
  expect(reach).toBe(1);
  expect(cut.map(({ color, position }) => [toRgb24(color), position])).toEqual([
    [0x800080, 0],
    [0x0000ff, 1],
  ]);
  const circle = fitStops({ shape: CIRCLE, stops });
  expect(circle.reach).toBe(2);
  expect(circle.stops.map(({ position }) => position)).toEqual([0, 0.5, 1]);
  const behind = [
    { color: RED, position: 1.2 },
    { color: BLUE, position: 1.5 },
  ];
  expect(fitStops({ shape: LEVEL, stops: behind }).stops).toEqual([{ color: RED, position: 1 }]);
  const between = fitStops({
    shape: LEVEL,
    stops: [
      { color: RED, position: 0.5 },
      { color: BLUE, position: 1.5 },
    ],
  });
  expect(between.stops.map(({ color, position }) => [toRgb24(color), position])).toEqual([
    [0xff0000, 0.5],
    [0x800080, 1],
  ]);
});

test("turned stops start with the color at that angle and keep the seam", () => {
  const turned = turnStops(
    [
      { color: RED, position: 0 },
      { color: BLUE, position: 1 },
    ],
    0.25,
  );
  expect(turned.map(({ color, position }) => [toRgb24(color), position])).toEqual([
    [0xbf0040, 0],
    [0x0000ff, 0.75],
    [0xff0000, 0.75],
    [0xbf0040, 1],
  ]);
});
