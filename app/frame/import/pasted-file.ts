/** The clipboard's file. Null if it comes with text other than its name: copied tables include an image too. */
export function pastedFile(clipboard: DataTransfer | null): File | null {
  const [file] = clipboard?.files ?? [];
  const text = clipboard?.getData("text").trim();
  return file && (text === "" || text === file.name) ? file : null;
}
