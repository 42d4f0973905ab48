import { showToast } from "#app/ui/toast-store.ts";
import { saveFile } from "../export/save-file.ts";

export type DrawingFormat = "png" | "svg";

/** `failure` is the title of the notification where the browser cannot draw it. */
export async function saveDrawing(name: string, failure: string, draw: () => Promise<Blob>) {
  try {
    saveFile(name, await draw());
  } catch {
    const text = "The picture could not be created. Your work is safe. Try again.";
    showToast({ type: "error", title: failure, text });
  }
}
