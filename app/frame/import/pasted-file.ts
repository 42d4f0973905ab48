/** A file on the clipboard, unless text came with it: a table brings a picture of itself, a copied file its name. */
export function pastedFile(clipboard: DataTransfer | null): File | null {
  const [file] = clipboard?.files ?? [];
  const text = clipboard?.getData("text").trim();
  return file && (text === "" || text === file.name) ? file : null;
}
