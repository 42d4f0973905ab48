// Runs a command and captures its output, without the color settings of the terminal around the tests.
import { type ExecFileException, execFile } from "node:child_process";

export type Result = { readonly code: number; readonly out: string; readonly err: string };

export function execute(
  cwd: string,
  command: string,
  args: readonly string[],
  input = "",
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const { FORCE_COLOR: _, NO_COLOR: __, ...rest } = process.env;
  const shell = process.platform === "win32";
  return new Promise((resolve) => {
    const options = { cwd, shell, env: { ...rest, ...env }, maxBuffer: 100_000_000 };
    const child = execFile(command, [...args], options, (error: ExecFileException | null, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
    child.stdin?.end(input);
  });
}
