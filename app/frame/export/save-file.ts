export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Delayed because some browsers start the download a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
