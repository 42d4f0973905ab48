// The worker of the picture tools: decodes a picture, keeps a small copy of its pixels, and answers requests about it.
import { canvasSpace, hasWideCanvas } from "#app/ui/canvas.ts";
import { type ColorSearch, KEPT_MEGAPIXELS, MAX_MEGAPIXELS, type Reply, type Request } from "./picture.ts";
import { findColors, measureShares, type Pixels } from "./pixel-work.ts";
import type { Size } from "./stage-view.ts";
import { hasTransparency, isWider } from "./wide.ts";

/** Larger pictures are reduced by dropping pixels, not by blurring, so that every color is from the picture. */
const KEPT_PIXELS = 2_000_000;
/** Maximum side length of the copy that is searched for colors outside sRGB. */
const WIDE_LOOK_PX = 512;

let pixels: Pixels | null = null;

addEventListener("message", async ({ data }: MessageEvent<Request>) => {
  const { id } = data;
  try {
    if (data.kind === "open") {
      const isOpen = await open(id, data.source, data.hasProfile);
      if (isOpen && data.search) find(id, data.search);
    } else if (data.kind === "find") find(id, data.search);
    else if (pixels) reply({ id, kind: "shares", shares: measureShares(pixels, data.colors, data.search) });
  } catch {
    reply({ id, kind: "failed", reason: "memory" });
  }
});

async function open(id: number, source: Blob, hasProfile: boolean): Promise<boolean> {
  const decoded = await createImageBitmap(source, { imageOrientation: "from-image" }).catch(() => null);
  if (!decoded) {
    reply({ id, kind: "failed", reason: "unreadable" });
    return false;
  }
  if (decoded.width * decoded.height > MAX_MEGAPIXELS * 1e6) {
    decoded.close();
    reply({ id, kind: "failed", reason: "large" });
    return false;
  }
  const kept = await thinOut(decoded);
  const { width, height } = kept;
  const isWide = hasProfile && hasWideCanvas() && (await looksWide(kept));
  const colorSpace = canvasSpace(isWide);
  const full = hasProfile ? convertTo(kept, colorSpace) : kept;
  const scale = Math.min(1, Math.sqrt(KEPT_PIXELS / (width * height)));
  const small = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const { data } = readPixels(full, small, colorSpace);
  const preview = scale === 1 ? null : draw(full, small, colorSpace).canvas.transferToImageBitmap();
  const hasAlpha = hasTransparency(data);
  // Last, because what comes before can run out of memory, and then the previous picture stays.
  pixels = { data, ...small, isWide, fullWidth: width, fullHeight: height };
  reply({ id, kind: "opened", full, preview, isWide, hasAlpha }, preview ? [full, preview] : [full]);
  return true;
}

async function thinOut(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = Math.sqrt((KEPT_MEGAPIXELS * 1e6) / (bitmap.width * bitmap.height));
  if (scale >= 1) return bitmap;
  const smaller = await createImageBitmap(bitmap, {
    resizeWidth: Math.floor(bitmap.width * scale),
    resizeHeight: Math.floor(bitmap.height * scale),
    resizeQuality: "pixelated",
  });
  bitmap.close();
  return smaller;
}

/** Checks a small copy: browsers convert a whole bitmap even if only a small part is read. */
async function looksWide(bitmap: ImageBitmap): Promise<boolean> {
  const size = { width: Math.min(bitmap.width, WIDE_LOOK_PX), height: Math.min(bitmap.height, WIDE_LOOK_PX) };
  const copy = await createImageBitmap(bitmap, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: "pixelated",
  });
  const isWide = isWider((colorSpace) => readPixels(copy, size, colorSpace).data);
  copy.close();
  return isWide;
}

/** Converts once, so that later reads of a few pixels don't convert again. */
function convertTo(bitmap: ImageBitmap, colorSpace: PredefinedColorSpace): ImageBitmap {
  const converted = draw(bitmap, bitmap, colorSpace).canvas.transferToImageBitmap();
  bitmap.close();
  return converted;
}

function readPixels(bitmap: ImageBitmap, size: Size, colorSpace: PredefinedColorSpace): ImageData {
  const context = draw(bitmap, size, colorSpace, { willReadFrequently: true });
  return context.getImageData(0, 0, size.width, size.height, { colorSpace });
}

function draw(bitmap: ImageBitmap, { width, height }: Size, colorSpace: PredefinedColorSpace, options = {}) {
  const context = new OffscreenCanvas(width, height).getContext("2d", { ...options, colorSpace });
  if (!context) throw new Error("This browser doesn't support canvas");
  context.imageSmoothingEnabled = !("willReadFrequently" in options);
  context.imageSmoothingQuality = "medium";
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}

function find(id: number, search: ColorSearch) {
  if (!pixels) return;
  reply({ id, kind: "found", colors: findColors(pixels, search, { isRough: true }), isFinal: false });
  const onProgress = (done: number) => reply({ id, kind: "progress", done });
  reply({ id, kind: "found", colors: findColors(pixels, search, { isRough: false, onProgress }), isFinal: true });
}

function reply(message: Reply, transfer: Transferable[] = []) {
  postMessage(message, { transfer });
}
