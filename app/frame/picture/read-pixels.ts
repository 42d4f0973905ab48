import { fileNameText } from "../file-name-text.ts";
import { checkPicture } from "./check-picture.ts";
import { MAX_MEGAPIXELS } from "./picture.ts";
import type { Size } from "./stage-view.ts";

type Options = {
  /** Maps the picture's size to the size to read it at. */
  fit: (size: Size) => Size;
  /** Background for transparent parts; without it, they stay transparent. */
  background?: string;
};

/**
 * Reads a picture file in sRGB at the size given by `fit`; returns an error sentence if it cannot be read. For one-time
 * reads: the picture tools have a session and a worker.
 */
export async function readPicturePixels(file: File, { fit, background }: Options): Promise<ImageData | string> {
  const checked = await checkPicture(file, file.name);
  if ("problem" in checked) return checked.problem;
  try {
    const isDrawing = checked.sniffed.format === "svg";
    const source = isDrawing ? await (await import("./rasterize.ts")).rasterizeSvg(file) : file;
    const bitmap = await createImageBitmap(source, { imageOrientation: "from-image" });
    // Checked again, because some headers lack the size.
    if (bitmap.width * bitmap.height > MAX_MEGAPIXELS * 1e6) {
      bitmap.close();
      return checked.ifTooLarge;
    }
    const { width, height } = fit(bitmap);
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context)
      return `${fileNameText(file.name || "The picture")} could not be read: this browser doesn't support canvas.`;
    if (background) {
      context.fillStyle = background;
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return context.getImageData(0, 0, width, height);
  } catch {
    return checked.ifUnreadable;
  }
}
