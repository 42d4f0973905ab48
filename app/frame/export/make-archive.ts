import { EXPORT_FORMATS, type ExportFormat } from "#color/export/formats.ts";
import { type ExportOptions, type ExportPalette, spellOutDark } from "#color/export/palette.ts";
import { isWide, isWideKept } from "#color/export/values.ts";
import { fileStem } from "#color/text/file-stem.ts";
import { countOf } from "#color/words/count.ts";
import { type DrawSheet, makeProduct, type Product } from "./make-product.ts";

export async function makeArchive(
  palette: ExportPalette,
  options: ExportOptions,
  drawSheet: DrawSheet,
): Promise<Product> {
  const { strToU8, zipSync } = await import("fflate");
  const products = await Promise.all(EXPORT_FORMATS.map((format) => makeProduct(palette, format, options, drawSheet)));
  const files: Record<string, Uint8Array> = { "README.txt": strToU8(readmeOf(palette, options, products)) };
  for (const { fileName, content } of products) {
    files[fileName] = typeof content === "string" ? strToU8(content) : content;
  }
  return { fileName: `${fileStem(palette.name)}.zip`, mediaType: "application/zip", content: zipSync(files) };
}

function readmeOf(palette: ExportPalette, options: ExportOptions, products: readonly Product[]): string {
  const count = countColors(palette);
  const width = Math.max(...products.map(({ fileName }) => fileName.length));
  const lines = EXPORT_FORMATS.map((format, index) => {
    const losses = describeLosses(palette, format, options);
    const name = (products[index]?.fileName ?? "").padEnd(width);
    return `  ${name}  ${format.label}. ${format.hint}${losses && `. ${losses}`}`;
  });
  return [
    palette.name.replace(/\s+/g, " ").trim() || "Palette",
    `${countOf(count, "color")}, exported from Huesmith.`,
    "",
    "Open it again:",
    `  ${palette.link}`,
    "",
    "What each file is for:",
    ...lines,
    "",
  ].join("\n");
}

/** What a file in this format loses of the palette's colors, in sentences; "" if nothing. */
export function describeLosses(palette: ExportPalette, format: ExportFormat, options: ExportOptions): string {
  const colors = spellOutDark(palette).groups.flatMap(({ swatches }) => swatches.map(({ color }) => color));
  const isMapped = !isWideKept(format, options) && colors.some(isWide);
  const isOpaque = !format.keepsAlpha && colors.some(({ alpha }) => alpha < 1);
  return [
    ...(isMapped ? ["Colors outside sRGB are mapped into it."] : []),
    ...(isOpaque ? ["This format has no transparency."] : []),
  ].join(" ");
}

/** Counts the dark colors of a theme, too. */
export function countColors(palette: ExportPalette): number {
  return spellOutDark(palette).groups.reduce((count, { swatches }) => count + swatches.length, 0);
}
