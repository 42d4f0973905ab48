// Packs a folder as the tar that PGlite loads (`loadDataDir`). For tests only.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const BLOCK_BYTES = 512;
const LOG_PAGE_BYTES = 8192;

/** Packs a closed database, without the zeros that PostgreSQL fills its log with in advance. */
export function packDatabase(folder: string): Buffer {
  const parts = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(folder, path).replaceAll(sep, "/")}`;
    if (entry.isDirectory()) return [header(name, 0, "5")];
    const data = name.startsWith("/pg_wal/") ? trimLog(readFileSync(path)) : readFileSync(path);
    return [header(name, data.length, "0"), data, Buffer.alloc(-data.length & (BLOCK_BYTES - 1))];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK_BYTES)]);
}

function trimLog(data: Buffer) {
  const end = data.findLastIndex((byte) => byte !== 0) + 1;
  return data.subarray(0, Math.ceil(end / LOG_PAGE_BYTES) * LOG_PAGE_BYTES);
}

/** The header block of a file: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html, "ustar". */
function header(name: string, size: number, type: "0" | "5") {
  const block = Buffer.alloc(BLOCK_BYTES);
  block.write(name, 0);
  block.write("0000700", 100);
  block.write(size.toString(8).padStart(11, "0"), 124);
  block.write("        ", 148);
  block.write(type, 156);
  block.write("ustar\x0000", 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}
