import { canvasSpace, FONTS, loadFonts } from "#app/ui/canvas.ts";
import type { Color } from "#color/color.ts";
import { isWide } from "#color/export/values.ts";
import { escapeXml } from "#color/text/escape-xml.ts";
import { print, printHex } from "#color/text/print.ts";
import type { Picture } from "./picture.ts";

type Place = { readonly x: number; readonly y: number };
type Box = Place & { readonly width: number; readonly height: number };

/** One drawing step; the list is drawn in order, for both PNG and SVG. */
export type Mark =
  | (Box & { readonly kind: "rect"; readonly color: Color | string })
  | (Box & { readonly kind: "picture" })
  | (Place & {
      readonly kind: "dot";
      readonly radius: number;
      readonly color: Color | string;
      readonly border: number;
    })
  | (Place & {
      readonly kind: "text";
      readonly text: string;
      readonly size: number;
      readonly isMono?: boolean;
      readonly isBold?: boolean;
      readonly color: string;
      readonly isCentered?: boolean;
    });

export type Drawing = { readonly width: number; readonly height: number; readonly marks: readonly Mark[] };

const JPEG_QUALITY = 0.92;

export async function writePng(drawing: Drawing, picture: Picture | null): Promise<Blob> {
  const { width, height, marks } = drawing;
  await loadFonts(JSON.stringify(marks));
  const hasWide =
    picture?.isWide || marks.some((mark) => "color" in mark && typeof mark.color === "object" && isWide(mark.color));
  const colorSpace = canvasSpace(hasWide);
  const context = contextOf(width, height, colorSpace);
  context.imageSmoothingQuality = "high";
  for (const mark of marks) drawMark(context, mark, picture, colorSpace);
  const blob = await new Promise<Blob | null>((resolve) => context.canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture is too large for this browser");
  return blob;
}

/** Embeds the picture as a JPEG, or as a PNG if it is transparent. */
export function writeSvg(drawing: Drawing, picture: Picture | null): Blob {
  const { width, height, marks } = drawing;
  const body = marks.map((mark) => svgOf(mark, picture)).join("\n");
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">\n${body}\n</svg>\n`;
  return new Blob([text], { type: "image/svg+xml" });
}

function drawMark(context: CanvasRenderingContext2D, mark: Mark, picture: Picture | null, space: PredefinedColorSpace) {
  if (mark.kind === "picture") {
    if (picture) context.drawImage(sourceFor(picture, mark.width), mark.x, mark.y, mark.width, mark.height);
    return;
  }
  context.fillStyle = cssOf(mark.color, space);
  context.beginPath();
  if (mark.kind === "text") {
    context.font = `${mark.isBold ? 600 : 450} ${mark.size}px ${mark.isMono ? FONTS.mono : FONTS.sans}`;
    context.textAlign = mark.isCentered ? "center" : "left";
    context.fillText(mark.text, mark.x, mark.y);
    return;
  }
  if (mark.kind === "rect") context.rect(mark.x, mark.y, mark.width, mark.height);
  else context.arc(mark.x, mark.y, mark.radius, 0, Math.PI * 2);
  context.fill();
  if (mark.kind === "dot") {
    for (const [style, extra] of [
      ["rgb(0 0 0 / 0.5)", 2],
      ["#fff", 0],
    ] as const) {
      context.strokeStyle = style;
      context.lineWidth = mark.border + extra;
      context.stroke();
    }
  }
}

function svgOf(mark: Mark, picture: Picture | null): string {
  const { x, y } = mark;
  if (mark.kind === "picture") {
    const { width, height } = mark;
    const href = picture && dataUrlOf(picture, width, height);
    return href ? `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}"/>` : "";
  }
  const fill = typeof mark.color === "string" ? mark.color : printHex(mark.color);
  if (mark.kind === "rect") {
    return `<rect x="${x}" y="${y}" width="${mark.width}" height="${mark.height}" fill="${fill}"/>`;
  }
  if (mark.kind === "dot") {
    const { radius, border } = mark;
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="#000" stroke-opacity=".5" stroke-width="${border + 2}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="#fff" stroke-width="${border}"/>`;
  }
  const font = mark.isMono ? "Geist Mono, monospace" : "Instrument Sans, Arial, sans-serif";
  const anchor = mark.isCentered ? ' text-anchor="middle"' : "";
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${mark.size}" font-weight="${mark.isBold ? 600 : 450}"${anchor} fill="${fill}">${escapeXml(mark.text)}</text>`;
}

function dataUrlOf(picture: Picture, width: number, height: number): string {
  const context = contextOf(Math.round(width), Math.round(height), canvasSpace(picture.isWide));
  const { canvas } = context;
  context.drawImage(sourceFor(picture, width), 0, 0, canvas.width, canvas.height);
  return picture.hasAlpha ? canvas.toDataURL("image/png") : canvas.toDataURL("image/jpeg", JPEG_QUALITY);
}

function contextOf(width: number, height: number, colorSpace: PredefinedColorSpace): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { colorSpace });
  if (!context) throw new Error("This browser doesn't support canvas");
  return context;
}

function sourceFor({ full, preview }: Picture, width: number): ImageBitmap {
  return preview.width >= width ? preview : full;
}

/** Hex values are gamut-mapped; an sRGB canvas would clip. */
function cssOf(color: Color | string, colorSpace: PredefinedColorSpace): string {
  if (typeof color === "string") return color;
  return colorSpace === "display-p3" && isWide(color) ? print(color, "p3") : printHex(color);
}
