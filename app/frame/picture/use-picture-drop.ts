import { useWindowEvent } from "#app/ui/use-window-event.ts";

/**
 * What is dropped or pasted anywhere and is no single photo, which `LateImportAnywhere` takes: drawings, whose colors it would
 * read as text, and several pictures at once. First in line, so that it does not take them.
 */
export function usePictureDrop(onFiles: (files: readonly File[]) => void) {
  const take = (event: Event, files: FileList | undefined) => {
    const pictures = [...(files ?? [])].filter(isPicture);
    if (document.querySelector("dialog:modal") || pictures.length === 0) return;
    if (pictures.length === 1 && !isDrawing(pictures[0] as File)) return;
    event.preventDefault();
    onFiles(pictures);
  };
  useWindowEvent("drop", (event) => take(event, event.dataTransfer?.files), { capture: true });
  useWindowEvent("paste", (event) => take(event, event.clipboardData?.files), { capture: true });
}

function isDrawing({ type, name }: File): boolean {
  return type === "image/svg+xml" || /\.svg$/i.test(name);
}

function isPicture(file: File): boolean {
  return file.type.startsWith("image/") || isDrawing(file);
}
