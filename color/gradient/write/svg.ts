import { decimal } from "../../text/decimal.ts";
import { escapeXml } from "../../text/escape-xml.ts";
import { printHex } from "../../text/print.ts";
import { lineIn, radiiIn } from "../geometry.ts";
import { fitGradient, type PlainGradient } from "../plain-stops.ts";

const DECIMALS = 2;

/** Writes an image of the gradient; null for a conic one, which SVG lacks. https://www.w3.org/TR/SVG2/pservers.html */
export function writeSvg(gradient: PlainGradient): string | null {
  const { shape, box, name, stops, reach } = fitGradient(gradient);
  if (shape.kind === "conic") return null;
  const list = stops.map(({ color, position }) => {
    const opacity = color.alpha < 1 ? ` stop-opacity="${decimal(color.alpha, 3)}"` : "";
    return `      <stop offset="${decimal(position, 4)}" stop-color="${printHex(color)}"${opacity}/>`;
  });
  const kind = shape.kind === "linear" ? "linearGradient" : "radialGradient";
  const place = shape.kind === "linear" ? linearPlace(shape.direction, box) : radialPlace(shape, box, reach);
  const { width, height } = box;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `  <title>${escapeXml(name)}</title>`,
    "  <defs>",
    `    <${kind} id="gradient" gradientUnits="userSpaceOnUse" ${place}>`,
    ...list,
    `    </${kind}>`,
    "  </defs>",
    `  <rect width="${width}" height="${height}" fill="url(#gradient)"/>`,
    "</svg>",
  ].join("\n");
}

function linearPlace(direction: Parameters<typeof lineIn>[0], box: PlainGradient["box"]): string {
  const line = lineIn(direction, box);
  const [x1, y1, x2, y2] = [line.x0, line.y0, line.x1, line.y1].map((value) => decimal(value, DECIMALS));
  return `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
}

function radialPlace(shape: Parameters<typeof radiiIn>[0], box: PlainGradient["box"], reach: number): string {
  const { rx, ry } = radiiIn(shape, box);
  const [cx, cy] = [(shape.x / 100) * box.width, (shape.y / 100) * box.height].map((value) => decimal(value, DECIMALS));
  const r = decimal(rx * reach, DECIMALS);
  if (rx === ry) return `cx="${cx}" cy="${cy}" r="${r}"`;
  const squeeze = `translate(${cx} ${cy}) scale(1 ${decimal(ry / rx, 6)})`;
  return `cx="0" cy="0" r="${r}" gradientTransform="${squeeze}"`;
}
