/** What one topic measures, and what it promises. Topics are run in a process of their own by child.ts. */
export type Topic = {
  readonly title: string;
  /** What one unit of work is, in the singular: "color", "pixel". */
  readonly per?: string;
  readonly inputs: readonly unknown[];
  /** Ours come first; the first one of all is what the others are compared with. */
  readonly contenders: readonly Contender[];
  /** How far the results of a contender, as numbers, may be from those of the first. */
  readonly tolerance: number | readonly number[];
  readonly goals: readonly Goal[];
  /** What a reader must know to judge the table fairly. */
  readonly note?: string;
  /** Facts besides times: what must be counted, not timed. */
  readonly count?: () => readonly Fact[];
  /** A table of its own for what is counted of every contender, not timed. */
  readonly compare?: () => Comparison;
};

export type Contender = {
  readonly name: string;
  readonly isOurs?: boolean;
  /** The timed work on one prepared input. */
  readonly run: (prepared: never) => unknown;
  /** Brings an input into the form that the contender likes best; not timed. */
  readonly prepare?: (input: never) => unknown;
  /** The result as numbers, to compare with the others; without it the contender is not compared. */
  readonly read?: (result: never) => readonly number[];
};

/** A promise about times. `ours` names a contender of ours other than the first. */
export type Goal = { readonly ours?: string; readonly why?: string } & (
  | { readonly kind: "faster"; readonly times: number; readonly than: string }
  | { readonly kind: "within"; readonly times: number; readonly of: string }
  | { readonly kind: "at most"; readonly milliseconds: number }
  | { readonly kind: "at least"; readonly perSecond: number }
);

/** A promise that is checked without a clock. */
export type Fact = {
  readonly what: string;
  readonly target: string;
  readonly reached: string;
  readonly isReached: boolean;
};

/** The head and the lines of a table, the name of a contender first in each, and what is promised of them. */
export type Comparison = {
  readonly title: string;
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly facts: readonly Fact[];
  readonly note?: string;
};

export type Row = { readonly name: string; readonly isOurs: boolean; readonly nanoseconds: number };

/** What a child sends back. */
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

/** What a goal may name instead of a contender. */
export const FASTEST_PEER = "the fastest peer";

/** The makers of contenders for one kind of input: what `prepare` gives `run` takes, what `run` gives `read` takes. */
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
