// Runs a command line in this process and captures its output.
import { expect } from "vitest";
import type { Io } from "./src/command.ts";
import { run } from "./src/run.ts";

type Answer = {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The first chunk it wrote. */
  readonly bytes: string | Uint8Array | undefined;
};

/** `stdin` is the piped input, if any. */
export async function ask(args: readonly string[], cwd: string, stdin?: string, colorDepth = 1): Promise<Answer> {
  const out: (string | Uint8Array)[] = [];
  const err: string[] = [];
  const io: Io = {
    cwd,
    colorDepth,
    isInputPiped: stdin !== undefined,
    write: (text) => out.push(text),
    complain: (text) => err.push(text),
    readInput: () => Buffer.from(stdin ?? expect.fail("nothing is piped")),
  };
  const code = await run(args, io);
  return { code, out: out.join(""), err: err.join(""), bytes: out[0] };
}
