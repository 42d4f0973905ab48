/** One option of a command: parsing, help and completion are made from it. */
export type Option = {
  readonly type: "boolean" | "string";
  readonly short?: string;
  readonly multiple?: boolean;
  /** The name of the value in help. */
  readonly value?: string;
  readonly choices?: readonly string[];
  readonly help: string;
};

export type Options = Readonly<Record<string, Option>>;

export type Input = {
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  readonly paths: readonly string[];
};

export type Io = {
  readonly cwd: string;
  /** Bits of color that the output shows: 1 for none, 24 for all. */
  readonly colorDepth: number;
  /** Whether standard input is a file or the output of a program. */
  readonly isInputPiped: boolean;
  readonly write: (text: string | Uint8Array) => void;
  readonly complain: (text: string) => void;
  readonly readInput: () => Buffer;
};

/** A file in commands/ exports one of these; commands.ts lists them. */
export type Command = {
  readonly name: string;
  readonly summary: string;
  /** What follows the options on the command line. */
  readonly operands: { readonly name: string; readonly help: string; readonly choices?: readonly string[] };
  readonly options: Options;
  readonly examples: readonly (readonly [line: string, words: string])[];
  readonly notes: readonly string[];
  /** Returns the exit code. */
  run(input: Input, io: Io): number | Promise<number>;
};

export const EXIT = { clean: 0, findings: 1, wrong: 2 } as const;

/** Incorrect usage: the message is shown to the user, and the exit code is 2. */
export class UsageError extends Error {}
