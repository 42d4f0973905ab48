import { useLayoutEffect, useRef } from "react";
import { paintCanvas } from "#app/ui/canvas.ts";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { printHex } from "#color/text/print.ts";
import type { Picture, Point } from "./picture.ts";
import { readPixelColor, type SampleSize } from "./read-color.ts";

type Props = {
  picture: Picture;
  point: Point;
  /** The size of the sampled square. */
  size?: SampleSize;
  /** Position of the center, as CSS lengths relative to the surrounding box. */
  left: string;
  top: string;
};

/** Pixels across. */
const SEEN = 13;
const CELL = 20;
/** Drawn at twice the size for high-density screens. */
const SIDE = SEEN * CELL;
/** From the point, with some room at the edge. */
const GAP_PX = 32;

export function Loupe({ picture, point, size = 1, left, top }: Props) {
  const color = readPixelColor(picture, point, size);
  const hex = color && printHex(color);
  const loupe = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => placeClear(loupe.current));
  return (
    <div
      ref={loupe}
      aria-hidden
      data-specimen
      className="swatch pointer-events-none absolute z-30 grid w-[130px] -translate-x-1/2 translate-y-[calc(-100%-1.75rem)] overflow-hidden rounded-[14px] border-2 border-white bg-well shadow-[0_0_0_1px_rgb(0_0_0/0.4),0_8px_24px_-6px_rgb(0_0_0/0.5)] data-below:translate-y-8"
      style={{ left: `clamp(69px, ${left}, calc(100% - 69px))`, top }}
    >
      <canvas
        ref={(canvas) => {
          if (picture.full.width === 0) return;
          paintCanvas(canvas, picture.isWide, (context) => draw(context, picture.full, point, size));
        }}
        width={SIDE}
        height={SIDE}
        className="block aspect-square w-full"
      />
      {hex && (
        <span
          className="py-1 text-center font-mono text-xs leading-none"
          style={color.alpha > 0 ? swatchStyle(hex) : undefined}
        >
          {color.alpha > 0 ? hex : "Transparent"}
        </span>
      )}
    </div>
  );
}

/** Below the point if there is no room above it, in the window and in the section that clips the loupe. */
function placeClear(loupe: HTMLElement | null) {
  const box = loupe?.offsetParent;
  if (!box) return;
  const edge = Math.max(0, loupe.closest("section")?.getBoundingClientRect().top ?? 0);
  const top = box.getBoundingClientRect().top + loupe.offsetTop;
  loupe.toggleAttribute("data-below", top - edge < loupe.offsetHeight + GAP_PX);
}

function draw(context: CanvasRenderingContext2D, full: ImageBitmap, { x, y }: Point, size: SampleSize) {
  const reach = (SEEN - 1) / 2;
  context.clearRect(0, 0, SIDE, SIDE);
  context.imageSmoothingEnabled = false;
  context.drawImage(full, x - reach, y - reach, SEEN, SEEN, 0, 0, SIDE, SIDE);
  context.lineWidth = 1;
  context.strokeStyle = "rgb(0 0 0 / 0.14)";
  context.beginPath();
  for (let line = 1; line < SEEN; line++) {
    context.moveTo(line * CELL + 0.5, 0);
    context.lineTo(line * CELL + 0.5, SIDE);
    context.moveTo(0, line * CELL + 0.5);
    context.lineTo(SIDE, line * CELL + 0.5);
  }
  context.stroke();
  const start = ((SEEN - size) / 2) * CELL;
  for (const [style, width] of [
    ["#000", 6],
    ["#fff", 3],
  ] as const) {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.strokeRect(start, start, size * CELL, size * CELL);
  }
}
