import { EXPORT_FORMATS } from "#color/export/formats.ts";
import type { ExportOptions, ExportPalette } from "#color/export/palette.ts";
import { countOf } from "#color/words/count.ts";
import { type DrawSheet, makeProduct, type Product, stemOf } from "./make-product.ts";

export async function makeArchive(
  palette: ExportPalette,
  options: ExportOptions,
  drawSheet: DrawSheet,
): Promise<Product> {
  const { strToU8, zipSync } = await import("fflate");
  const products = await Promise.all(EXPORT_FORMATS.map((format) => makeProduct(palette, format, options, drawSheet)));
  const files: Record<string, Uint8Array> = { "README.txt": strToU8(readmeOf(palette, products)) };
  for (const { fileName, content } of products) {
    files[fileName] = typeof content === "string" ? strToU8(content) : content;
  }
  return { fileName: `${stemOf(palette)}.zip`, mediaType: "application/zip", content: zipSync(files) };
}

function readmeOf(palette: ExportPalette, products: readonly Product[]): string {
  const count = countColors(palette);
  const width = Math.max(...products.map(({ fileName }) => fileName.length));
  const lines = EXPORT_FORMATS.map(
    ({ label, hint }, index) => `  ${(products[index]?.fileName ?? "").padEnd(width)}  ${label}. ${hint}`,
  );
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
    "ASE, ACO, GPL, PAL, Paint.NET and Procreate hold sRGB. Colors outside sRGB are mapped into it, with their",
    "lightness and hue kept; CSS and Tailwind 4 also keep the original.",
    "",
  ].join("\n");
}

export function countColors(palette: ExportPalette): number {
  return palette.groups.reduce((count, { swatches }) => count + swatches.length, 0);
}
