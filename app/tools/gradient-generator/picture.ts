import { colorTable, paintRows } from "#color/gradient/raster.ts";
import type { Drawn } from "./draw-state.ts";
import { encodePng } from "./encode-png.ts";

export type PictureSize = { readonly width: number; readonly height: number };

export const PICTURE_SIZES: readonly (PictureSize & { readonly name: string })[] = [
  { name: "4K", width: 3840, height: 2160 },
  { name: "QHD", width: 2560, height: 1440 },
  { name: "Full HD", width: 1920, height: 1080 },
  { name: "Laptop", width: 1440, height: 900 },
  { name: "Phone", width: 1170, height: 2532 },
  { name: "Story", width: 1080, height: 1920 },
  { name: "Square", width: 1080, height: 1080 },
  { name: "Link preview", width: 1200, height: 630 },
];

export const MAX_SIDE_PX = 3840;

/** The gradient as a PNG, from unrounded colors. `onShare` hears how much is done, and may stop it by giving false. */
export function drawPicture(
  { gradient, at }: Pick<Drawn, "gradient" | "at">,
  { width, height }: PictureSize,
  isDithered: boolean,
  onShare: (share: number) => boolean,
): Promise<Blob> {
  const table = colorTable(at, gradient.stops.at(-1)?.position ?? 1);
  return encodePng({
    width,
    height,
    channels: table.hasAlpha ? 4 : 3,
    paint: (from, to, out) => paintRows({ width, height, shape: gradient.shape, table, isDithered }, from, to, out),
    pause: async (share) => {
      if (!onShare(share)) throw new DOMException("Stopped", "AbortError");
      await new Promise((resolve) => setTimeout(resolve));
    },
  });
}
