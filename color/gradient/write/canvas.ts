import { decimal } from "../../text/decimal.ts";
import { print } from "../../text/print.ts";
import type { Corner, GradientShape } from "../gradient-shape.ts";
import { fitGradient, type PlainGradient } from "../plain-stops.ts";

/** JavaScript that fills a canvas of any size. https://html.spec.whatwg.org/multipage/canvas.html#fill-and-stroke-styles */
export function writeCanvas(gradient: PlainGradient): string {
  const { shape, stops, reach } = fitGradient(gradient);
  const list = stops.map(
    ({ color, position }) =>
      `  gradient.addColorStop(${decimal(position, 4)}, "${print(color, color.alpha === 1 ? "hex" : "rgb")}");`,
  );
  return [
    "function paintGradient(canvas) {",
    '  const context = canvas.getContext("2d");',
    "  const { width, height } = canvas;",
    ...linesOf(shape, reach).map((line) => `  ${line}`),
    ...list,
    "  context.fillStyle = gradient;",
    ...fillOf(shape).map((line) => `  ${line}`),
    "}",
  ].join("\n");
}

function linesOf(shape: GradientShape, reach: number): string[] {
  switch (shape.kind) {
    case "linear":
      return [
        `const turn = ${turnOf(shape.direction)};`,
        "const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];",
        "const half = (Math.abs(width * dx) + Math.abs(height * dy)) / 2;",
        "const [x, y] = [width / 2, height / 2];",
        "const gradient = context.createLinearGradient(x - dx * half, y - dy * half, x + dx * half, y + dy * half);",
      ];
    case "radial": {
      const by = reach === 1 ? "" : ` * ${decimal(reach, 4)}`;
      return [
        ...centerLines(shape),
        ...radiusLines(shape),
        `const gradient = context.createRadialGradient(0, 0, 0, 0, 0, rx${by});`,
      ];
    }
    case "conic":
      return [
        ...centerLines(shape),
        // A canvas measures from the right, CSS from the top.
        `const gradient = context.createConicGradient((${decimal(shape.angle - 90, 2)} * Math.PI) / 180, x, y);`,
      ];
  }
}

/** Draws a circle around 0, 0 and stretches it to its ellipse. */
function fillOf(shape: GradientShape): string[] {
  if (shape.kind !== "radial") return ["context.fillRect(0, 0, width, height);"];
  return [
    "context.save();",
    "context.translate(x, y);",
    "context.scale(1, ry / rx);",
    "context.fillRect(-x, (-y * rx) / ry, width, (height * rx) / ry);",
    "context.restore();",
  ];
}

function centerLines({ x, y }: { x: number; y: number }): string[] {
  return [`const [x, y] = [width * ${decimal(x / 100, 4)}, height * ${decimal(y / 100, 4)}];`];
}

function radiusLines({ form, extent }: GradientShape & { kind: "radial" }): string[] {
  const choose = extent.startsWith("closest") ? "min" : "max";
  const sides = `const [sideX, sideY] = [Math.${choose}(x, width - x), Math.${choose}(y, height - y)];`;
  const isCorner = extent.endsWith("corner");
  if (form === "circle") {
    const radius = isCorner ? "Math.hypot(sideX, sideY)" : `Math.${choose}(sideX, sideY)`;
    return [sides, `const rx = ${radius};`, "const ry = rx;"];
  }
  return [
    sides,
    `const [rx, ry] = [sideX${isCorner ? " * Math.SQRT2" : ""}, sideY${isCorner ? " * Math.SQRT2" : ""}];`,
  ];
}

function turnOf(direction: number | Corner): string {
  if (typeof direction === "number") return `(${decimal(direction, 2)} * Math.PI) / 180`;
  const [up, right] = [direction.startsWith("top") ? "" : "-", direction.endsWith("right") ? "" : "-"];
  return `Math.atan2(${right}height, ${up}width)`;
}
