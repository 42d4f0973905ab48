import { strFromU8, strToU8 } from "fflate";
import { readProcreate } from "#color/import/files/procreate.ts";
import {
  type ImportedPalette,
  MAX_IMPORTED_COLORS,
  MAX_UNREAD_ROWS,
  tidyName,
  type UnreadRow,
} from "#color/import/imported.ts";
import { isArchive, type PackedFile, type Room, unpack } from "./unpack.ts";

type ReadBytes = (bytes: Uint8Array, name: string) => ImportedPalette | null;

/** Of all files together: reading more would freeze the page. */
const MAX_READ_BYTES = 2_000_000;
/** The most informative formats first: an archive often contains the same colors in several formats. */
const BEST_FIRST = [
  ...[/\.tokens\.json$/, /(?<!\.tokens)\.json$/, /\.css$/, /\.(scss|less|tsx?|m?js)$/],
  ...[/\.ase$/, /\.(gpl|soc|skp|colors)$/, /\.aco$/, /\.svg$/, /\.csv$/, /\.swatches$/, /\.(pal|act|txt)$/],
];

/**
 * Reads the palette in an archive: from Procreate, or all files of the best format inside, as one palette. Files beyond
 * 2 MB in all are skipped, and listed as unread next to those that were read.
 */
export function readPacked(archive: Uint8Array, read: ReadBytes): ImportedPalette | null {
  const files = unpack(archive);
  if (!files) return null;
  const room = { bytes: MAX_READ_BYTES };
  const swatches = files.find(({ name }) => /(^|\/)Swatches\.json$/.test(name));
  if (swatches) return swatches.bytes.length > room.bytes ? null : readProcreate(strFromU8(swatches.bytes));
  const theme = readTheme(files, read, room);
  if (theme) return theme;
  for (const kind of BEST_FIRST) {
    const own = files.filter(({ name }) => kind.test(name.toLowerCase()));
    const skipped: PackedFile[] = [];
    const found = own.flatMap((file) => {
      if (file.bytes.length <= room.bytes) return readOne(file, read, room) ?? [];
      skipped.push(file);
      return [];
    });
    if (found.length > 0) return join(found, skipped);
  }
  return null;
}

function readTheme(files: readonly PackedFile[], read: ReadBytes, room: Room): ImportedPalette | null {
  const resolver = files.find(({ name }) => /\.resolver\.json$/.test(name));
  if (!resolver || resolver.bytes.length > room.bytes) return null;
  const bytes = strToU8(withFiles(strFromU8(resolver.bytes), files));
  if (bytes.length > room.bytes) return null;
  room.bytes -= bytes.length;
  return read(bytes, resolver.name);
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
function readOne(file: PackedFile, read: ReadBytes, room: Room): ImportedPalette | null {
  const { bytes } = file;
  if (!isArchive(bytes)) {
    room.bytes -= bytes.length;
    return read(bytes, nameOf(file));
  }
  // What else is in it isn't read, and takes no room from other files.
  const swatches = unpack(bytes, { ...room })?.find(({ name }) => name === "Swatches.json");
  if (!swatches) return null;
  room.bytes -= swatches.bytes.length;
  return readProcreate(strFromU8(swatches.bytes));
}

function join(palettes: readonly ImportedPalette[], skipped: readonly PackedFile[]): ImportedPalette {
  const [first] = palettes as [ImportedPalette];
  const unread = palettes.flatMap((palette) => palette.unread ?? []);
  const rows = skipped.map(
    (file): UnreadRow => ({
      where: tidyName(nameOf(file)) ?? "",
      text: "",
      reason: "Only 2 MB of color files are read from an archive.",
    }),
  );
  let places = MAX_IMPORTED_COLORS;
  let leftOut = palettes.reduce((sum, palette) => sum + (palette.leftOut ?? 0), 0);
  const groups = palettes
    .flatMap((palette) => palette.groups)
    .flatMap(({ name, swatches }) => {
      const taken = swatches.slice(0, places);
      places -= taken.length;
      leftOut += swatches.length - taken.length;
      return taken.length > 0 ? [{ name, swatches: taken }] : [];
    });
  return {
    ...first,
    groups,
    unread: {
      count: unread.reduce((sum, { count }) => sum + count, rows.length),
      rows: [...rows, ...unread.flatMap((palette) => palette.rows)].slice(0, MAX_UNREAD_ROWS),
    },
    leftOut,
  };
}

function nameOf({ name }: PackedFile): string {
  return name.split("/").at(-1) ?? name;
}
