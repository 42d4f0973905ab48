const MAX_FILE_BYTES = 5_000_000;

type TextFile = { name: string; text: string };

/** Reads a file as UTF-8 without changing a character. Text that says what is wrong where it cannot be. */
export async function readTextFile(file: File): Promise<TextFile | string> {
  if (file.size > MAX_FILE_BYTES) return `${file.name} is larger than 5 MB.`;
  try {
    const bytes = await file.arrayBuffer();
    // The byte order mark is kept: what comes out must differ in its colors only.
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes("\0") ? `${file.name} is not a text file.` : { name: file.name, text };
  } catch {
    return `${file.name} is not UTF-8 text.`;
  }
}

/** A name for text that came without one, by what it looks like. */
export function guessFileName(text: string): string {
  const start = text.trimStart();
  if (start.startsWith("{") || start.startsWith("[")) return "colors.json";
  if (/^\s*[$@][\w-]+\s*:/m.test(text)) return "colors.scss";
  return /[{;]/.test(text) ? "colors.css" : "colors.txt";
}
