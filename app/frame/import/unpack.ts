import { Unzip, UnzipInflate } from "fflate";

export type PackedFile = { readonly name: string; readonly bytes: Uint8Array };
/** How many bytes may still be unpacked or read. */
export type Room = { bytes: number };

const MAX_UNPACKED_BYTES = 20_000_000;
const MAX_FILES = 200;
/** Deflate expands one byte to at most 1032, so this also bounds what a single step can unpack. */
const STEP_BYTES = 16_384;

/**
 * Returns the files of a zip archive, without folders and macOS extras. Returns null if it is not an archive, is
 * damaged, has more than 200 files or unpacks to more than 20 MB, or than there is room for. The size is counted while
 * unpacking because the sizes stated in an archive can be false.
 */
export function unpack(archive: Uint8Array, room: Room = { bytes: MAX_UNPACKED_BYTES }): PackedFile[] | null {
  const open: { name: string; parts: Uint8Array[]; isWhole: boolean }[] = [];
  const unzip = new Unzip((entry) => {
    const file = { name: entry.name, parts: [] as Uint8Array[], isWhole: false };
    if (open.push(file) > MAX_FILES) throw new RangeError("too many files");
    entry.ondata = (error, part, isLast) => {
      if (error) throw error;
      room.bytes -= part.length;
      if (room.bytes < 0) throw new RangeError("too large");
      file.parts.push(part);
      file.isWhole = isLast;
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < archive.length; at += STEP_BYTES) {
      unzip.push(archive.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= archive.length);
    }
  } catch {
    return null;
  }
  const files = open.filter(({ name, isWhole }) => isWhole && !/\/$|(^|\/)(__MACOSX\/|\._)/.test(name));
  return files.length > 0 ? files.map(({ name, parts }) => ({ name, bytes: join(parts) })) : null;
}

/** Checks for "PK" and the signature of a first file. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
