import { paintCanvas } from "#app/ui/canvas.ts";
import type { Picture } from "./picture.ts";
import type { Size, View } from "./stage-view.ts";

type Props = { picture: Picture; view: View; room: Size };

/** Scales from which pixels are drawn with sharp edges, and with grid lines between them. */
const SHARP_SCALE = 2;
const GRID_SCALE = 12;

export function StageCanvas({ picture, view, room }: Props) {
  return (
    <canvas
      // A new canvas for each picture, because a canvas keeps its first color space.
      key={picture.id}
      ref={(canvas) => {
        const frame = requestAnimationFrame(() =>
          paintCanvas(canvas, picture.isWide, (context) => drawStage(context, { picture, view, room })),
        );
        return () => cancelAnimationFrame(frame);
      }}
      aria-hidden
      className={`swatch pointer-events-none absolute inset-0 size-full ${picture.hasAlpha ? "checker [--veil:transparent]" : ""}`}
    />
  );
}

function drawStage(context: CanvasRenderingContext2D, { picture, view, room }: Props) {
  if (picture.full.width === 0) return;
  const element = context.canvas;
  const density = Math.min(2, devicePixelRatio || 1);
  const [width, height] = [Math.round(room.width * density), Math.round(room.height * density)];
  if (element.width !== width || element.height !== height) Object.assign(element, { width, height });
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, room.width, room.height);
  draw(context, picture, view);
  if (view.scale >= GRID_SCALE) drawGrid(context, picture, view, room);
}

function draw(context: CanvasRenderingContext2D, { full, preview, width, height }: Picture, { scale, x, y }: View) {
  const source = width * scale > preview.width ? full : preview;
  context.imageSmoothingEnabled = scale < SHARP_SCALE;
  context.imageSmoothingQuality = "medium";
  context.drawImage(source, x, y, width * scale, height * scale);
}

function drawGrid(context: CanvasRenderingContext2D, { width, height }: Picture, { scale, x, y }: View, room: Size) {
  const [left, right] = [Math.max(0, x), Math.min(room.width, x + width * scale)];
  const [top, bottom] = [Math.max(0, y), Math.min(room.height, y + height * scale)];
  context.lineWidth = 1;
  // A dark line next to a light one is visible on every color.
  for (const [style, shift] of [
    ["rgb(0 0 0 / 0.22)", -0.5],
    ["rgb(255 255 255 / 0.22)", 0.5],
  ] as const) {
    context.strokeStyle = style;
    context.beginPath();
    for (let at = x + Math.ceil((left - x) / scale) * scale; at <= right; at += scale) {
      context.moveTo(Math.round(at) + shift, top);
      context.lineTo(Math.round(at) + shift, bottom);
    }
    for (let at = y + Math.ceil((top - y) / scale) * scale; at <= bottom; at += scale) {
      context.moveTo(left, Math.round(at) + shift);
      context.lineTo(right, Math.round(at) + shift);
    }
    context.stroke();
  }
}
