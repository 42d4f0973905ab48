import type { Gamut } from "../../../../color/gamut.ts";
import type { Metric, RuleId } from "./rules.ts";

/** A location in a file: lines and columns start at 1, columns count UTF-16 code units, and the end is exclusive. */
export type Place = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
};

type Common<Rule extends RuleId> = Place & {
  readonly rule: Rule;
  readonly message: string;
  /** Does not change when lines move: a baseline compares it, together with the rule and the file. */
  readonly key: string;
};

/** Public: the findings of each rule. Colors are `#rrggbb`, or `#rrggbbaa` with alpha, as an sRGB screen shows them. */
export type NearDuplicate = Common<"near-duplicate"> & {
  readonly color: string;
  readonly text: string;
  readonly deltaE: number;
  readonly metric: Metric;
  readonly uses: readonly Place[];
  readonly survivor: { readonly color: string; readonly text: string; readonly uses: number; readonly first: Place };
};

export type FailingPair = Common<"failing-pair"> & {
  readonly selector: string;
  readonly color: string;
  readonly background: string;
  readonly wcag: number;
  readonly apca: number;
  readonly needed: { readonly wcag: number; readonly apca: number };
  /** The theme in which it fails, if variables differ between themes. */
  readonly theme: string | null;
  /** The nearest text color that passes. */
  readonly suggestion: string | null;
};

export type OutOfGamut = Common<"out-of-gamut"> & {
  readonly text: string;
  readonly gamut: Gamut;
  /** The smallest gamut that shows it. */
  readonly shownIn: Gamut | null;
  readonly nearest: string;
};

export type UnusedVariable = Common<"unused-variable"> & { readonly name: string; readonly color: string };

export type UnreadableColor = Common<"unreadable-color"> & { readonly text: string; readonly reason: string };

export type Finding = NearDuplicate | FailingPair | OutOfGamut | UnusedVariable | UnreadableColor;
