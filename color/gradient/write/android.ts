import type { Color } from "../../color.ts";
import { argbHex } from "../../text/argb-hex.ts";
import { decimal } from "../../text/decimal.ts";
import type { BakedStop } from "../bake.ts";
import type { Corner, GradientShape } from "../gradient-shape.ts";
import { fitGradient, type PlainGradient, padded, turnStops } from "../plain-stops.ts";

/**
 * Writes a Jetpack Compose brush that fits any size.
 * https://developer.android.com/reference/kotlin/androidx/compose/ui/graphics/ShaderBrush
 */
export function writeCompose(gradient: PlainGradient): string {
  const { shape, stops, reach } = fitGradient(gradient);
  // Android's sweep gradient starts at the right, the conic gradient of CSS at the top.
  const list = shape.kind === "conic" ? turnStops(stops, (90 - shape.angle) / 360) : stops;
  return [
    "val gradient = object : ShaderBrush() {",
    "    override fun createShader(size: Size): Shader {",
    ...shaderLines(shape, reach, colorLines(list)).map((line) => `        ${line}`),
    "    }",
    "}",
  ].join("\n");
}

/** The number of colors in the older GradientDrawable: start, center and end. */
export const DRAWABLE_COLORS = 3;

/**
 * Writes a GradientDrawable resource with three colors, those of the gradient at 0, 50 and 100 %. Null for shapes that
 * a drawable can't have: it supports only vertical and horizontal lines, sweeps from the right, and circles of a fixed
 * size. https://developer.android.com/guide/topics/resources/drawable-resource#Shape
 */
export function writeDrawable(shape: GradientShape, colors: readonly [Color, Color, Color]): string | null {
  const place = drawablePlace(shape);
  if (!place) return null;
  const [start, center, end] = colors.map(argbHex);
  const attributes = [
    ...place,
    `android:startColor="#${start}"`,
    `android:centerColor="#${center}"`,
    `android:endColor="#${end}"`,
  ];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<shape xmlns:android="http://schemas.android.com/apk/res/android" android:shape="rectangle">',
    "    <gradient",
    `${attributes.map((line) => `        ${line}`).join("\n")} />`,
    "</shape>",
  ].join("\n");
}

function drawablePlace(shape: GradientShape): string[] | null {
  if (shape.kind === "radial") return null;
  if (shape.kind === "conic") {
    // A sweep starts at the right and can't be rotated.
    if (shape.angle !== 90) return null;
    return [
      'android:type="sweep"',
      `android:centerX="${decimal(shape.x, 2)}%"`,
      `android:centerY="${decimal(shape.y, 2)}%"`,
    ];
  }
  // Its diagonals run from corner to corner; those of CSS have the true angle.
  if (typeof shape.direction !== "number" || shape.direction % 90 !== 0) return null;
  // Measured counterclockwise from the right.
  return ['android:type="linear"', `android:angle="${(450 - shape.direction) % 360}"`];
}

function shaderLines(shape: GradientShape, reach: number, stops: readonly string[]): string[] {
  switch (shape.kind) {
    case "linear":
      return [
        `val turn = ${turnOf(shape.direction)}`,
        "val dx = sin(turn)",
        "val dy = -cos(turn)",
        "val half = (abs(size.width * dx) + abs(size.height * dy)) / 2",
        "val from = Offset(size.width / 2 - dx * half, size.height / 2 - dy * half)",
        "val to = Offset(size.width / 2 + dx * half, size.height / 2 + dy * half)",
        "return LinearGradientShader(",
        "    from = from,",
        "    to = to,",
        ...stops,
        ")",
      ];
    case "radial":
      return radialLines(shape, reach, stops);
    case "conic":
      return [`return SweepGradientShader(`, `    center = ${centerOf(shape)},`, ...stops, ")"];
  }
}

function radialLines(shape: GradientShape & { kind: "radial" }, reach: number, stops: readonly string[]): string[] {
  const { x, y, form, extent } = shape;
  const isClosest = extent.startsWith("closest");
  const share = (at: number) => decimal((isClosest ? Math.min(at, 100 - at) : Math.max(at, 100 - at)) / 100, 4);
  const isCorner = extent.endsWith("corner");
  const circle = isCorner ? "hypot(sideX, sideY)" : `${isClosest ? "min" : "max"}(sideX, sideY)`;
  const by = reach === 1 ? "" : ` * ${decimal(reach, 4)}f`;
  const radius = form === "circle" ? circle : isCorner ? "sideX * sqrt(2f)" : "sideX";
  return [
    `val center = ${centerOf({ x, y })}`,
    `val sideX = size.width * ${share(x)}f`,
    `val sideY = size.height * ${share(y)}f`,
    "return RadialGradientShader(",
    "    center = center,",
    `    radius = ${radius}${by},`,
    ...stops,
    form === "circle"
      ? ")"
      : // Stretched to an ellipse around the center.
        ").apply { setLocalMatrix(Matrix().apply { setScale(1f, sideY / sideX, center.x, center.y) }) }",
  ];
}

function colorLines(stops: readonly BakedStop[]): string[] {
  const list = padded(stops);
  return [
    "    colors = listOf(",
    ...list.map(({ color }) => `        Color(0x${argbHex(color)}),`),
    "    ),",
    `    colorStops = listOf(${list.map(({ position }) => `${decimal(position, 4)}f`).join(", ")}),`,
  ];
}

function centerOf({ x, y }: { x: number; y: number }): string {
  return `Offset(size.width * ${decimal(x / 100, 4)}f, size.height * ${decimal(y / 100, 4)}f)`;
}

function turnOf(direction: number | Corner): string {
  if (typeof direction === "number") return `Math.toRadians(${decimal(direction, 2)}.toDouble()).toFloat()`;
  const [up, right] = [direction.startsWith("top") ? "" : "-", direction.endsWith("right") ? "" : "-"];
  return `atan2(${right}size.height, ${up}size.width)`;
}
