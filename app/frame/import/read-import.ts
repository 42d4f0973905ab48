import type { ImportedPalette } from "#color/import/imported.ts";
import { readPaletteBytes, readPaletteText } from "#color/import/read-palette.ts";
import { whyNoColors } from "#color/import/why-unread.ts";
import { fileNameText } from "../file-name-text.ts";
import { isArchive } from "./unpack.ts";

/** What text or a file turned out to be. `text` is a sentence for the user, `hint` adds detail in the panel. */
export type ImportResult =
  | { readonly kind: "found"; readonly imported: ImportedPalette }
  | { readonly kind: "image"; readonly file: File }
  | { readonly kind: "problem"; readonly text: string; readonly hint?: string };

const MAX_ARCHIVE_MB = 20;
/** Reading more would freeze the page. */
const MAX_FILE_MB = 2;
const MAX_TEXT_CHARACTERS = 2_000_000;
const LOOKED_FOR =
  "Looked for lists of colors, CSS, SCSS, Less, Tailwind, Swift, Kotlin and Dart code, JSON, design tokens, SVG, CSV, palettes from Adobe (ASE, " +
  "ACO, ACT), GIMP, KDE, LibreOffice, Paint.NET, PaintShop, Procreate, Scribus, sK1 and Windows, and links to other palette sites.";

export function readImportText(text: string): ImportResult {
  if (text.length > MAX_TEXT_CHARACTERS) return problem("This text is longer than 2 million characters.");
  const imported = readPaletteText(text);
  return imported ? { kind: "found", imported } : problem("No colors found.", whyNoColors(text) ?? LOOKED_FOR);
}

/** Never rejects. Unpacks archives, so that a full export can be imported again. */
export async function readImportFile(file: File): Promise<ImportResult> {
  if (isPicture(file)) return { kind: "image", file };
  const name = fileNameText(file.name);
  if (file.size === 0) return problem(`${name} is empty.`);
  try {
    const isPacked = isArchive(new Uint8Array(await file.slice(0, 4).arrayBuffer()));
    const limit = isPacked ? MAX_ARCHIVE_MB : MAX_FILE_MB;
    if (file.size > limit * 1e6) return problem(`${name} is larger than ${limit} MB.`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isPacked) return await readArchive(name, bytes);
    const imported = readPaletteBytes(bytes, file.name);
    return imported ? { kind: "found", imported } : problem(`No colors found in ${name}.`, LOOKED_FOR);
  } catch {
    return problem(`${name} could not be opened.`);
  }
}

async function readArchive(name: string, bytes: Uint8Array): Promise<ImportResult> {
  const { readPacked } = await import("./read-packed.ts");
  const imported = readPacked(bytes, readPaletteBytes);
  if (imported) return { kind: "found", imported };
  return problem(
    `No colors found in ${name}. It is damaged, unpacks to more than 20 MB, or has no color file of up to 2 MB.`,
  );
}

/** False for SVGs, whose colors can be read as text. */
function isPicture({ type, name }: File): boolean {
  return type.startsWith("image/")
    ? type !== "image/svg+xml"
    : /\.(png|jpe?g|webp|gif|avif|heic|bmp|tiff?)$/i.test(name);
}

function problem(text: string, hint?: string): ImportResult {
  return { kind: "problem", text, ...(hint && { hint }) };
}
