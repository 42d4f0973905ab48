// Lines on their way into a file and out of it: compressed, and with a last line that tells whether all of them are there.
import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";

export type Lines = AsyncIterable<string> | Iterable<string>;

const CHUNK_CHARACTERS = 64 * 1024;

/** What was cut off, changed, or never a backup. */
export class BrokenSeal extends Error {}

/** The lines, and their SHA-256 as the last one. No line may hold a line feed. */
export async function* seal(lines: Lines): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const line of lines) {
    hash.update(`${line}\n`);
    yield line;
  }
  yield sealOf(hash.digest("hex"));
}

/** The lines without their seal; throws a BrokenSeal after the last one when it is not theirs. */
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

/** The lines of a gzip; throws a BrokenSeal when it is none. */
export async function* unpack(packed: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const chunk of pipeline(packed, createGunzip(), () => {})) {
      // Not by node:readline, which also breaks a line at U+2028.
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
