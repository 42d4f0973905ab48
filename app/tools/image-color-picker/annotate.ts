import type { Picture } from "#app/frame/picture/picture.ts";
import { type Drawing, type Mark, writePng, writeSvg } from "#app/frame/picture/write-picture.ts";
import { textOn } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import type { Pin } from "./state.ts";

/** Larger pictures are made smaller, so that every program opens the file. */
const LONGEST_SIDE_PX = 3000;
const SHORTEST_WIDTH_PX = 720;
/** For a width of 1000. */
const DOT = 17;
const PER_ROW = 5;

/** The picture with its pins, and below it what they are. */
function layOutAnnotated(pins: readonly Pin[], picture: Picture, findName: (color: Color) => string): Drawing {
  const longest = Math.max(picture.width, picture.height);
  const scale = longest > LONGEST_SIDE_PX ? LONGEST_SIDE_PX / longest : Math.max(1, SHORTEST_WIDTH_PX / picture.width);
  const [width, tall] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const unit = Math.max(0.8, Math.min(width, 1800) / 1000);
  const rows = Math.ceil(pins.length / PER_ROW);
  const rowHeight = Math.round(118 * unit);
  const cell = width / PER_ROW;
  const marks: Mark[] = [
    { kind: "rect", x: 0, y: 0, width, height: tall + rows * rowHeight, color: "#ffffff" },
    { kind: "picture", x: 0, y: 0, width, height: tall },
  ];
  for (const [place, { color, point }] of pins.entries()) {
    const x = (place % PER_ROW) * cell;
    const y = tall + Math.floor(place / PER_ROW) * rowHeight;
    const hex = printHex(color);
    const number = String(place + 1);
    marks.push(
      { kind: "rect", x, y, width: cell + 1, height: rowHeight * 0.5, color },
      {
        kind: "text",
        x: x + 12 * unit,
        y: y + 34 * unit,
        text: number,
        size: 20 * unit,
        isMono: true,
        color: textOn(hex),
      },
      { kind: "text", x: x + 12 * unit, y: y + 82 * unit, text: hex, size: 18 * unit, isMono: true, color: "#1f1b16" },
      {
        kind: "text",
        x: x + 12 * unit,
        y: y + 104 * unit,
        text: shorten(findName(color)),
        size: 15 * unit,
        color: "#5b554d",
      },
    );
    if (!point) continue;
    const at = { x: (point.x + 0.5) * scale, y: (point.y + 0.5) * scale };
    marks.push(
      { kind: "dot", ...at, radius: DOT * unit, color, border: 3 * unit },
      {
        kind: "text",
        x: at.x,
        y: at.y + 6 * unit,
        text: number,
        size: 17 * unit,
        isMono: true,
        isCentered: true,
        color: textOn(hex),
      },
    );
  }
  return { width, height: tall + rows * rowHeight, marks };
}

export async function makeAnnotated(
  pins: readonly Pin[],
  picture: Picture,
  findName: (color: Color) => string,
  format: "png" | "svg",
): Promise<Blob> {
  const drawing = layOutAnnotated(pins, picture, findName);
  return format === "png" ? writePng(drawing, picture) : writeSvg(drawing, picture);
}

function shorten(name: string): string {
  return name.length > 21 ? `${name.slice(0, 20)}…` : name;
}
