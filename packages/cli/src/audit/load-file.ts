import { isUtf8 } from "node:buffer";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import type { FoundFile } from "./find-files.ts";
import { languageOf } from "./language.ts";

const MAX_BYTES = 20_000_000;
const BINARY_CHECK_BYTES = 8000;

/** Text that can be written back byte for byte: invalid UTF-8 is read as one character per byte. */
export type LoadedFile = FoundFile & { readonly text: string; readonly encoding: "utf8" | "latin1" };

export type Skipped = { readonly file: string; readonly reason: string; readonly isFailure: boolean };

/** The text of a file, the reason it was skipped, or `null` for JSON without design tokens. */
export function loadFile(found: FoundFile): LoadedFile | Skipped | null {
  const { file, isNamed } = found;
  let bytes: Buffer;
  try {
    if (statSync(found.path).size > MAX_BYTES) return { file, reason: "is larger than 20 MB", isFailure: isNamed };
    bytes = readFileSync(found.path);
  } catch (error) {
    return { file, reason: `cannot be read (${(error as NodeJS.ErrnoException).code})`, isFailure: true };
  }
  if (bytes.subarray(0, BINARY_CHECK_BYTES).includes(0)) return { file, reason: "is not text", isFailure: isNamed };
  if (!isNamed && languageOf(file) === "json" && !/"\$?value"/.test(bytes.toString("latin1"))) return null;
  return { ...found, ...decode(bytes) };
}

/** Keeps a byte order mark as a character. */
export function decode(bytes: Buffer): { readonly text: string; readonly encoding: "utf8" | "latin1" } {
  const encoding = isUtf8(bytes) ? "utf8" : "latin1";
  return { text: bytes.toString(encoding), encoding };
}

export function saveFile({ path, encoding }: LoadedFile, text: string): void {
  writeFileSync(path, text, encoding);
}
