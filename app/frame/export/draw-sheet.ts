import { canvasSpace, FONTS, loadFonts } from "#app/ui/canvas.ts";
import { layoutCard } from "#color/export/card.ts";
import type { ExportOptions, ExportPalette } from "#color/export/palette.ts";
import { layoutSheet, type Sheet, type SheetSwatch, type SheetText } from "#color/export/sheet.ts";
import { isWide, printValue } from "#color/export/values.ts";

/** The smallest limit among today's browsers: https://pqina.nl/blog/canvas-area-exceeds-the-maximum-limit */
const MAX_AREA_PX = 16_777_216;
const MAX_SIDE_PX = 16_384;
const SCALE = 2;

/** Draws at twice the layout size if possible, and in Display P3 if a color needs it. */
export async function drawSheet(palette: ExportPalette, { values }: ExportOptions): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = layoutCard(palette, values) ?? layoutSheet(palette, values);
  const canvas = document.createElement("canvas");
  const scale = scaleOf(sheet);
  canvas.width = Math.round(sheet.width * scale);
  canvas.height = Math.round(sheet.height * scale);
  const hasWide = palette.groups.some(({ swatches }) => swatches.some(({ color }) => isWide(color)));
  const colorSpace = canvasSpace(hasWide);
  const context = canvas.getContext("2d", { colorSpace });
  if (!context) throw new Error("This browser doesn't support canvas");
  await loadFonts(JSON.stringify(sheet));
  context.scale(scale, scale);
  drawOn(context, sheet, colorSpace);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture is too large for this browser");
  return new Uint8Array(await blob.arrayBuffer());
}

function scaleOf({ width, height }: Sheet): number {
  return Math.min(SCALE, MAX_SIDE_PX / Math.max(width, height), Math.sqrt(MAX_AREA_PX / (width * height)));
}

function drawOn(context: CanvasRenderingContext2D, sheet: Sheet, colorSpace: PredefinedColorSpace) {
  context.fillStyle = sheet.background;
  context.fillRect(0, 0, sheet.width, sheet.height);
  if (sheet.title) drawText(context, sheet.title);
  for (const { title, swatches } of sheet.groups) {
    if (title) drawText(context, title);
    for (const swatch of swatches) drawSwatch(context, swatch, colorSpace);
  }
}

function drawSwatch(context: CanvasRenderingContext2D, swatch: SheetSwatch, colorSpace: PredefinedColorSpace) {
  const { x, y, width, height, radius, color, outline, labels } = swatch;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  // The hex value is gamut-mapped; an sRGB canvas would clip.
  context.fillStyle = printValue(color, colorSpace === "display-p3" && isWide(color) ? "p3" : "hex");
  context.fill();
  if (outline !== null) {
    context.strokeStyle = outline;
    context.stroke();
  }
  for (const label of labels) drawText(context, label);
}

function drawText(context: CanvasRenderingContext2D, { text, x, y, size, weight, isMono, fill }: SheetText) {
  context.font = `${weight} ${size}px ${isMono ? FONTS.mono : FONTS.sans}`;
  context.fillStyle = fill;
  context.fillText(text, x, y);
}
