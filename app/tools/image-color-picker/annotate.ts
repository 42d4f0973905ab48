import type { Picture } from "#app/frame/picture/picture.ts";
import type { Drawing, Mark } from "#app/frame/picture/write-picture.ts";
import { textOn } from "#app/ui/swatch-style.ts";
import { printHex } from "#color/text/print.ts";
import type { Bench } from "./use-bench.ts";

/** Larger pictures are scaled down, so that every program can open the file. */
const MAX_SIDE_PX = 3000;
const SHORTEST_WIDTH_PX = 720;
/** For a width of 1000 pixels. */
const DOT = 17;
const PER_ROW = 5;

type Style = Pick<Extract<Mark, { kind: "text" }>, "isMono" | "isCentered" | "color">;

export function layOutAnnotated({ state: { pins }, findName }: Bench, picture: Picture): Drawing {
  const longest = Math.max(picture.width, picture.height);
  const scale = longest > MAX_SIDE_PX ? MAX_SIDE_PX / longest : Math.max(1, SHORTEST_WIDTH_PX / picture.width);
  const [width, tall] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const unit = Math.max(0.8, Math.min(width, 1800) / 1000);
  const rows = Math.ceil(pins.length / PER_ROW);
  const rowHeight = Math.round(118 * unit);
  const cell = width / PER_ROW;
  const marks: Mark[] = [
    { kind: "rect", x: 0, y: 0, width, height: tall + rows * rowHeight, color: "#ffffff" },
    { kind: "picture", x: 0, y: 0, width, height: tall },
  ];
  const write = (text: string, x: number, y: number, size: number, style: Style) =>
    marks.push({ kind: "text", text, x, y, size: size * unit, ...style });
  for (const [place, { color, point }] of pins.entries()) {
    const x = (place % PER_ROW) * cell;
    const y = tall + Math.floor(place / PER_ROW) * rowHeight;
    const hex = printHex(color);
    const number = String(place + 1);
    const onColor = { isMono: true, color: textOn(hex) };
    marks.push({ kind: "rect", x, y, width: cell + 1, height: rowHeight * 0.5, color });
    write(number, x + 12 * unit, y + 34 * unit, 20, onColor);
    write(hex, x + 12 * unit, y + 82 * unit, 18, { isMono: true, color: "#1f1b16" });
    write(shorten(findName(color)), x + 12 * unit, y + 104 * unit, 15, { color: "#5b554d" });
    if (!point) continue;
    const at = { x: (point.x + 0.5) * scale, y: (point.y + 0.5) * scale };
    marks.push({ kind: "dot", ...at, radius: DOT * unit, color, border: 3 * unit });
    write(number, at.x, at.y + 6 * unit, 17, { ...onColor, isCentered: true });
  }
  return { width, height: tall + rows * rowHeight, marks };
}

function shorten(name: string): string {
  return name.length > 21 ? `${name.slice(0, 20)}…` : name;
}
