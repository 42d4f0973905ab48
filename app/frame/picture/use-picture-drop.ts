import { useEffect, useEffectEvent } from "react";

/**
 * What is dropped or pasted anywhere and is no single photo, which `LateImportAnywhere` takes: drawings, whose colors it would
 * read as text, and several pictures at once. First in line, so that it does not take them.
 */
export function usePictureDrop(onFiles: (files: readonly File[]) => void) {
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    const pictures = [...(files ?? [])].filter(isPicture);
    if (document.querySelector("dialog:modal") || pictures.length === 0) return;
    if (pictures.length === 1 && !isDrawing(pictures[0] as File)) return;
    event.preventDefault();
    onFiles(pictures);
  });
  useEffect(() => {
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer?.files);
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData?.files);
    document.addEventListener("drop", onDrop, { capture: true });
    document.addEventListener("paste", onPaste, { capture: true });
    return () => {
      document.removeEventListener("drop", onDrop, { capture: true });
      document.removeEventListener("paste", onPaste, { capture: true });
    };
  }, []);
}

function isDrawing({ type, name }: File): boolean {
  return type === "image/svg+xml" || /\.svg$/i.test(name);
}

function isPicture(file: File): boolean {
  return file.type.startsWith("image/") || isDrawing(file);
}
