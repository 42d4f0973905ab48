#!/usr/bin/env node
import { readFileSync, writeSync } from "node:fs";
import { WriteStream } from "node:tty";
import type { Io } from "./command.ts";
import { run } from "./run.ts";

const STDOUT = 1;
const STDERR = 2;

const io: Io = {
  cwd: process.cwd(),
  colorDepth: colorDepth(),
  write: (text) => writeAll(STDOUT, text),
  complain: (text) => writeAll(STDERR, text),
  readInput: () => readFileSync(0),
};
process.exitCode = run(process.argv.slice(2), io);

/** NO_COLOR and FORCE_COLOR as Node reads them, the latter also for pipes. */
function colorDepth(): number {
  const { FORCE_COLOR: forced, NO_COLOR: none } = process.env;
  if (forced === undefined && (none || !process.stdout.isTTY)) return 1;
  // Node asks for no terminal here, but warns if both are set.
  const { NO_COLOR: _, NODE_DISABLE_COLORS: __, ...env } = process.env;
  return WriteStream.prototype.getColorDepth.call({}, env);
}

/** At once and completely, because the process ends after it. A reader that is gone, such as head, is no failure. */
function writeAll(stream: number, text: string): void {
  const bytes = Buffer.from(text);
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
