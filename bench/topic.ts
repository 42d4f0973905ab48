/** What a topic measures and promises. child.ts runs topics in a separate process. */
export type Topic = {
  readonly title: string;
  /** The unit of work in the singular: "color", "pixel". */
  readonly per?: string;
  readonly inputs: readonly unknown[];
  /** Ours come first; the others are compared with the very first one. */
  readonly contenders: readonly Contender[];
  /** How far a contender's results, as numbers, may be from those of the first. */
  readonly tolerance: number | readonly number[];
  readonly goals: readonly Goal[];
  /** What readers need to judge the table fairly. */
  readonly note?: string;
  /** Facts that are counted, not timed. */
  readonly count?: () => readonly Fact[];
  /** An extra table for what is counted per contender, not timed. */
  readonly compare?: () => Comparison;
};

export type Contender = {
  readonly name: string;
  readonly isOurs?: boolean;
  /** The timed work on one prepared input. */
  readonly run: (prepared: never) => unknown;
  /** Converts an input into the form that suits the contender best; not timed. */
  readonly prepare?: (input: never) => unknown;
  /** The result as numbers for the comparison; contenders without it are not compared. */
  readonly read?: (result: never) => readonly number[];
};

/** A promise about times. `ours` names one of our contenders other than the first. */
export type Goal = { readonly ours?: string; readonly why?: string } & (
  | { readonly kind: "faster"; readonly times: number; readonly than: string }
  | { readonly kind: "within"; readonly times: number; readonly of: string }
  | { readonly kind: "at most"; readonly milliseconds: number }
  | { readonly kind: "at least"; readonly perSecond: number }
);

/** A promise that is checked without timing. */
export type Fact = {
  readonly what: string;
  readonly target: string;
  readonly reached: string;
  readonly isReached: boolean;
};

/** The head and lines of a table, each starting with a contender's name, and the promises about them. */
export type Comparison = {
  readonly title: string;
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly facts: readonly Fact[];
  readonly note?: string;
};

export type Row = { readonly name: string; readonly isOurs: boolean; readonly nanoseconds: number };

/** What a child process sends back. */
export type Measurement = {
  readonly title: string;
  readonly per: string | undefined;
  readonly goals: readonly Goal[];
  readonly note: string | undefined;
  readonly contenderCount: number;
  readonly rows: readonly Row[];
  readonly facts: readonly Fact[];
  readonly comparison: Comparison | undefined;
};

/** Usable as a goal's target instead of a contender's name. */
export const FASTEST_PEER = "the fastest peer";

/** Constructors of contenders for one kind of input: `run` takes what `prepare` returns, `read` what `run` returns. */
export function contendersFor<Input>() {
  type Parts<Prepared, Result> = {
    prepare?: (input: Input) => Prepared;
    run: (prepared: Prepared) => Result;
    read?: (result: Result) => readonly number[];
  };
  return {
    ours: <Result, Prepared = Input>(name: string, parts: Parts<Prepared, Result>): Contender => ({
      name,
      isOurs: true,
      ...(parts as Omit<Contender, "name">),
    }),
    peer: <Result, Prepared = Input>(name: string, parts: Parts<Prepared, Result>): Contender => ({
      name,
      ...(parts as Omit<Contender, "name">),
    }),
  };
}
