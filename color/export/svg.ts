import { decimal } from "../text/decimal.ts";
import { escapeXml } from "../text/escape-xml.ts";
import { printHex } from "../text/print.ts";
import { uniqueNames } from "./identifier.ts";
import type { ExportOptions, ExportPalette } from "./palette.ts";
import { layoutSheet, type SheetSwatch, type SheetText } from "./sheet.ts";
import { joinLines, toOneLine } from "./values.ts";

const SANS = "Inter, Helvetica, Arial, sans-serif";
const MONO = "ui-monospace, Menlo, Consolas, monospace";

/**
 * Writes a sheet of labeled swatches that can be pasted into Figma, where `id` becomes the layer name. Colors are
 * gamut-mapped sRGB hex: drawing programs read nothing else.
 */
export function writeSvg(palette: ExportPalette, { values }: ExportOptions): string {
  const { width, height, background, title, groups } = layoutSheet(palette, values);
  const takeId = uniqueNames();
  const id = (name: string) => ` id="${escapeXml(takeId(toOneLine(name)))}"`;
  return joinLines([
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escapeXml(toOneLine(palette.name))}</title>`,
    `<desc>${escapeXml(toOneLine(palette.link))}</desc>`,
    // Without swatches, the paper would be the only color of the drawing.
    ...(groups.length > 0
      ? [`<rect${id("Background")} width="${width}" height="${height}" fill="${background}"/>`]
      : []),
    ...(title ? [textElement(title)] : []),
    ...groups.flatMap((group) => [
      `<g${id(group.name || "Colors")}>`,
      ...(group.name === "" ? [] : [`<title>${escapeXml(toOneLine(group.name))}</title>`]),
      ...(group.title ? [textElement(group.title)] : []),
      ...group.swatches.flatMap((swatch) => swatchElements(swatch, swatch.name === "" ? "" : id(swatch.name))),
      "</g>",
    ]),
    "</svg>",
  ]);
}

function swatchElements(swatch: SheetSwatch, id: string): string[] {
  const { x, y, width, height, radius, name, color, outline, labels } = swatch;
  const fill = `fill="${printHex(color).toLowerCase()}"`;
  const opacity = color.alpha < 1 ? ` fill-opacity="${decimal(color.alpha, 3)}"` : "";
  const stroke = outline === null ? "" : ` stroke="${outline}"`;
  return [
    `<rect${id} x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${fill}${opacity}${stroke}>`,
    `<title>${escapeXml(toOneLine(name))}</title></rect>`,
    ...labels.map(textElement),
  ];
}

function textElement({ text, x, y, size, weight, isMono, fill }: SheetText): string {
  const font = `font-family="${isMono ? MONO : SANS}" font-size="${size}" font-weight="${weight}"`;
  return `<text x="${x}" y="${y}" ${font} fill="${fill}">${escapeXml(toOneLine(text))}</text>`;
}
