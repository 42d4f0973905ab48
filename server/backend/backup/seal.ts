// Writes lines to a file and reads them back: compressed, with a last line that shows whether all of them are there.
import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";

export type Lines = AsyncIterable<string> | Iterable<string>;

const CHUNK_CHARACTERS = 64 * 1024;

/** The data was cut off, changed, or never a backup. */
export class BrokenSeal extends Error {}

/** The lines, followed by their SHA-256 as the last one. Lines must not contain line feeds. */
export async function* seal(lines: Lines): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const line of lines) {
    hash.update(`${line}\n`);
    yield line;
  }
  yield sealOf(hash.digest("hex"));
}

/** The lines without their seal; throws a BrokenSeal after the last one if the seal doesn't match. */
export async function* unseal(lines: Lines): AsyncGenerator<string> {
  const hash = createHash("sha256");
  let held: string | undefined;
  for await (const line of lines) {
    if (held !== undefined) {
      hash.update(`${held}\n`);
      yield held;
    }
    held = line;
  }
  if (held !== sealOf(hash.digest("hex"))) throw new BrokenSeal("it is incomplete or was changed");
}

function sealOf(sha256: string) {
  return JSON.stringify({ sha256 });
}

/** The lines as gzip. */
export function pack(lines: Lines): Readable {
  return pipeline(Readable.from(joinLines(lines)), createGzip(), () => {});
}

/** The lines of a gzip; throws a BrokenSeal if it isn't one. */
export async function* unpack(packed: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const chunk of pipeline(packed, createGunzip(), () => {})) {
      // Not node:readline, which also splits lines at U+2028.
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith("Z_")) throw error;
    throw new BrokenSeal(message);
  }
  if (rest !== "") throw new BrokenSeal("its last line is cut off");
}

async function* joinLines(lines: Lines) {
  let chunk = "";
  for await (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}
