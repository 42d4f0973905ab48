const MAX_FILE_BYTES = 5_000_000;

type TextFile = { name: string; text: string };

/** Reads a file as UTF-8 without changing a character. Returns an error message if that fails. */
export async function readTextFile(file: File): Promise<TextFile | string> {
  if (file.size > MAX_FILE_BYTES) return `${file.name} is larger than 5 MB.`;
  try {
    const bytes = await file.arrayBuffer();
    // Keeps the byte order mark: the output must differ only in its colors.
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes("\0") ? `${file.name} is not a text file.` : { name: file.name, text };
  } catch {
    return `${file.name} is not UTF-8 text.`;
  }
}

/** Guesses a file name for unnamed text from its content. */
export function guessFileName(text: string): string {
  const start = text.trimStart();
  if (start.startsWith("{") || start.startsWith("[")) return "colors.json";
  if (/^\s*[$@][\w-]+\s*:/m.test(text)) return "colors.scss";
  return /[{;]/.test(text) ? "colors.css" : "colors.txt";
}
