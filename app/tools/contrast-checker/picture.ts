import { readPicturePixels } from "#app/frame/picture/read-pixels.ts";
import type { Pixels } from "./measure/worst-point.ts";

export type Picture = { readonly pixels: Pixels; readonly name: string };

const WIDTH_PX = 960;
const HEIGHT_PX = 720;
/** The maximum width and height of a picture, and the minimum of each. */
const MAX_SIDE_PX = 1200;
const MIN_SIDE_PX = 24;
/** Transparent parts of a picture show this page color. */
const BACKGROUND = "#fff";

/** Returns the picture at the size it is measured in, or a sentence about what is wrong if it can't be read. */
export async function openPicture(file: File): Promise<Picture | string> {
  const pixels = await readPicturePixels(file, { fit, background: BACKGROUND });
  return typeof pixels === "string" ? pixels : { pixels, name: file.name || "The picture" };
}

function fit(size: { width: number; height: number }) {
  const scale = Math.min(1, WIDTH_PX / size.width, MAX_SIDE_PX / size.height);
  const scaled = (side: number) => Math.max(MIN_SIDE_PX, Math.round(side * scale));
  return { width: scaled(size.width), height: scaled(size.height) };
}

/** Sky, sun and two hills: bright and dark areas to try text on. */
export function drawSampleScene(): Picture {
  const canvas = new OffscreenCanvas(WIDTH_PX, HEIGHT_PX);
  const context = canvas.getContext("2d", { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
  const sky = context.createLinearGradient(0, 0, 0, HEIGHT_PX);
  sky.addColorStop(0, "#07485B");
  sky.addColorStop(0.6, "#8EC7D2");
  sky.addColorStop(1, "#F4E9D8");
  fill(context, sky, () => context.rect(0, 0, WIDTH_PX, HEIGHT_PX));
  fill(context, "#F6D264", () => context.arc(700, 220, 76, 0, Math.PI * 2));
  fill(context, "#0D6986", () => hill(context, 520, 100));
  fill(context, "#07303C", () => hill(context, 620, -60));
  return { pixels: context.getImageData(0, 0, WIDTH_PX, HEIGHT_PX), name: "A drawn landscape" };
}

function hill(context: OffscreenCanvasRenderingContext2D, top: number, bend: number) {
  context.moveTo(0, top);
  context.bezierCurveTo(WIDTH_PX / 3, top - bend, (WIDTH_PX * 2) / 3, top + bend, WIDTH_PX, top - bend / 2);
  context.lineTo(WIDTH_PX, HEIGHT_PX);
  context.lineTo(0, HEIGHT_PX);
}

function fill(context: OffscreenCanvasRenderingContext2D, style: string | CanvasGradient, path: () => void) {
  context.fillStyle = style;
  context.beginPath();
  path();
  context.fill();
}
