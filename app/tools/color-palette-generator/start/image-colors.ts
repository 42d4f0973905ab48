import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { quantize } from "#color/quantize.ts";

/** Larger pictures show no other colors. */
const LONGEST_SIDE_PX = 640;

/** The dominant colors of a picture file, light to dark. Rejects when the browser cannot read it as one. */
export async function colorsOfImage(file: Blob, count: number): Promise<readonly Color[]> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No canvas");
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const { colors } = quantize(context.getImageData(0, 0, width, height).data, width, { count });
  if (colors.length === 0) throw new Error("The picture is transparent");
  return colors
    .map(({ rgb24 }) => rgb24)
    .sort((one, other) => luminance(other) - luminance(one))
    .map(fromRgb24);
}
