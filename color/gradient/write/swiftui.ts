import type { Color } from "../../color.ts";
import { clipToGamut } from "../../gamut.ts";
import { decimal } from "../../text/decimal.ts";
import { lineIn } from "../geometry.ts";
import type { Extent, GradientShape, LinearShape, RadialShape } from "../gradient-shape.ts";
import { fitGradient, type PlainGradient } from "../plain-stops.ts";

/**
 * Writes a SwiftUI view. https://developer.apple.com/documentation/swiftui/gradient
 * A linear gradient that is neither vertical nor horizontal depends on the proportions of its view, so they are stated.
 * Null for an ellipse with other proportions than its view, which SwiftUI doesn't support.
 */
export function writeSwiftUi(gradient: PlainGradient): string | null {
  const { shape, box, stops, reach } = fitGradient(gradient);
  const list = stops.map(
    ({ color, position }) => `    .init(color: ${swiftColor(color)}, location: ${decimal(position, 4)}),`,
  );
  const view = viewOf(shape, box, reach);
  return view && ["let stops: [Gradient.Stop] = [", ...list, "]", "", ...view].join("\n");
}

function viewOf(shape: GradientShape, box: PlainGradient["box"], reach: number): string[] | null {
  if (shape.kind === "linear") return linearView(shape, box);
  if (shape.kind === "conic") {
    const start = `.degrees(${decimal(shape.angle - 90, 2)})`;
    return [`AngularGradient(stops: stops, center: ${point(shape.x / 100, shape.y / 100)}, angle: ${start})`];
  }
  return radialView(shape, reach);
}

function linearView({ direction }: LinearShape, box: PlainGradient["box"]): string[] {
  const line = lineIn(direction, box);
  const start = point(line.x0 / box.width, line.y0 / box.height);
  const end = point(line.x1 / box.width, line.y1 / box.height);
  const isUpright = typeof direction === "number" && direction % 90 === 0;
  return [
    ...(isUpright ? [] : [`// For a view of ${box.width} by ${box.height}; other proportions need other points.`]),
    `LinearGradient(stops: stops, startPoint: ${start}, endPoint: ${end})`,
  ];
}

/** A circle's radius follows the size of the view. An ellipse is given as one share for both sides of its view. */
function radialView({ form, extent, x, y }: RadialShape, reach: number): string[] | null {
  const choose = extent.startsWith("closest") ? Math.min : Math.max;
  const [sideX, sideY] = [choose(x, 100 - x) / 100, choose(y, 100 - y) / 100];
  const center = point(x / 100, y / 100);
  if (form === "ellipse") {
    if (sideX !== sideY) return null;
    const share = decimal(sideX * (extent.endsWith("corner") ? Math.SQRT2 : 1) * reach, 4);
    return [`EllipticalGradient(stops: stops, center: ${center}, startRadiusFraction: 0, endRadiusFraction: ${share})`];
  }
  const by = reach === 1 ? "" : ` * ${decimal(reach, 4)}`;
  return [
    "GeometryReader { view in",
    `    let sideX = view.size.width * ${decimal(sideX, 4)}`,
    `    let sideY = view.size.height * ${decimal(sideY, 4)}`,
    `    RadialGradient(stops: stops, center: ${center}, startRadius: 0, endRadius: ${circleRadius(extent)}${by})`,
    "}",
  ];
}

function circleRadius(extent: Extent): string {
  if (extent.endsWith("corner")) return "hypot(sideX, sideY)";
  return extent.startsWith("closest") ? "min(sideX, sideY)" : "max(sideX, sideY)";
}

function swiftColor(color: Color): string {
  const { r, g, b, alpha } = clipToGamut(color, "srgb");
  const [red, green, blue] = [r, g, b].map((value) => decimal(value, 3));
  const opacity = alpha < 1 ? `, opacity: ${decimal(alpha, 3)}` : "";
  return `Color(red: ${red}, green: ${green}, blue: ${blue}${opacity})`;
}

function point(x: number, y: number): string {
  return `UnitPoint(x: ${decimal(x, 4)}, y: ${decimal(y, 4)})`;
}
