import { showToast } from "#app/ui/toast-store.ts";

/** The clipboard's file. Null if it comes with text other than its name: copied tables include an image too. */
export function pastedFile(clipboard: DataTransfer | null): File | null {
  const [file] = clipboard?.files ?? [];
  const text = clipboard?.getData("text").trim();
  return file && (text === "" || text === file.name) ? firstOf(clipboard?.files ?? []) : null;
}

/** The first of the dropped files, with a notification if there are others. */
export function firstOf(files: Iterable<File>): File | null {
  const [first = null, ...others] = files;
  if (others.length > 0) {
    const title = `Only the first of ${others.length + 1} files was opened`;
    showToast({ type: "info", title, text: "Open the others one at a time." });
  }
  return first;
}
