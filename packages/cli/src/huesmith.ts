#!/usr/bin/env node
import { fstatSync, readFileSync, writeSync } from "node:fs";
import { WriteStream } from "node:tty";
import type { Io } from "./command.ts";
import { run } from "./run.ts";

const STDIN = 0;
const STDOUT = 1;
const STDERR = 2;

const io: Io = {
  cwd: process.cwd(),
  colorDepth: colorDepth(),
  isInputPiped: isInputPiped(),
  write: (text) => writeAll(STDOUT, text),
  complain: (text) => writeAll(STDERR, text),
  readInput: () => readFileSync(STDIN),
};
// No top-level await: lazily loaded modules import this one and would wait for it to finish.
void run(process.argv.slice(2), io).then((code) => {
  process.exitCode = code;
});

/** Reads NO_COLOR and FORCE_COLOR like Node, the latter also for pipes. */
function colorDepth(): number {
  const { FORCE_COLOR: forced, NO_COLOR: none } = process.env;
  if (forced === undefined && (none || !process.stdout.isTTY)) return 1;
  // Node needs no terminal here, but warns if both are set.
  const { NO_COLOR: _, NODE_DISABLE_COLORS: __, ...env } = process.env;
  return WriteStream.prototype.getColorDepth.call({}, env);
}

/** False for a closed input, a terminal and /dev/null, which give nothing to wait for. */
function isInputPiped(): boolean {
  try {
    const input = fstatSync(STDIN);
    return input.isFIFO() || input.isFile() || input.isSocket();
  } catch {
    return false;
  }
}

/**
 * Writes synchronously and completely, because the process ends next. A reader that closes early, such as head, is not
 * an error.
 */
function writeAll(stream: number, text: string | Uint8Array): void {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(stream, bytes, at);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EPIPE") return;
      if (code !== "EAGAIN") throw error;
    }
  }
}
