import { strFromU8, strToU8 } from "fflate";
import { readProcreate } from "#color/import/files/procreate.ts";
import { type ImportedPalette, MOST_UNREAD_ROWS } from "#color/import/imported.ts";
import { isArchive, type PackedFile, unpack } from "./unpack.ts";

type ReadBytes = (bytes: Uint8Array, name: string) => ImportedPalette | null;

/** The most informative formats first: an archive often contains the same colors in several formats. */
const BEST_FIRST = [
  ...[/\.tokens\.json$/, /\.json$/, /\.css$/, /\.(scss|less|tsx?|m?js)$/],
  ...[/\.ase$/, /\.(gpl|soc|skp|colors)$/, /\.aco$/, /\.svg$/, /\.csv$/, /\.swatches$/, /\.(pal|act|txt)$/],
];

/** Reads the palette in an archive: from Procreate, or all files of the best format inside, as one palette. */
export function readPacked(archive: Uint8Array, read: ReadBytes): ImportedPalette | null {
  const files = unpack(archive);
  if (!files) return null;
  const swatches = files.find(({ name }) => /(^|\/)Swatches\.json$/.test(name));
  if (swatches) return readProcreate(strFromU8(swatches.bytes));
  const tokens = files.find(({ name }) => /\.resolver\.json$/.test(name));
  const theme = tokens && read(strToU8(withFiles(strFromU8(tokens.bytes), files)), tokens.name);
  if (theme) return theme;
  for (const kind of BEST_FIRST) {
    const found = files
      .filter(({ name }) => kind.test(name.toLowerCase()))
      .flatMap((file) => readOne(file, read) ?? []);
    if (found.length > 0) return join(found);
  }
  return null;
}

/** Replaces file names in a design token resolver with the files of the archive, each once. */
function withFiles(resolver: string, files: readonly PackedFile[]): string {
  const used = new Set<PackedFile>();
  return resolver.replace(/\{\s*"\$ref":\s*"(?:\.\/)?([^"#]+)"\s*\}/g, (whole, name: string) => {
    const file = files.find((candidate) => candidate.name === name && !used.has(candidate));
    if (!file) return whole;
    used.add(file);
    return strFromU8(file.bytes);
  });
}

/** A Procreate palette is itself an archive; nothing nested deeper is opened. */
function readOne({ name, bytes }: PackedFile, read: ReadBytes): ImportedPalette | null {
  if (!isArchive(bytes)) return read(bytes, name.split("/").at(-1) ?? name);
  const swatches = unpack(bytes)?.find((file) => file.name === "Swatches.json");
  return swatches ? readProcreate(strFromU8(swatches.bytes)) : null;
}

function join(palettes: readonly ImportedPalette[]): ImportedPalette {
  const [first] = palettes as [ImportedPalette];
  const count = palettes.reduce((sum, { unread }) => sum + (unread?.count ?? 0), 0);
  return {
    ...first,
    groups: palettes.flatMap(({ groups }) => groups),
    unread: { count, rows: palettes.flatMap(({ unread }) => unread?.rows ?? []).slice(0, MOST_UNREAD_ROWS) },
    leftOut: palettes.reduce((sum, { leftOut = 0 }) => sum + leftOut, 0),
  };
}
