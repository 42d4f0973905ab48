import type { Finding } from "./finding.ts";
import type { Change } from "./fix.ts";
import type { Skipped } from "./load-file.ts";

export type Report = {
  readonly version: string;
  readonly findings: readonly Finding[];
  /** `null` without a baseline. */
  readonly fresh: ReadonlySet<Finding> | null;
  readonly changes: readonly Change[];
  readonly kept: readonly Change[];
  readonly isDryRun: boolean;
  readonly files: number;
  readonly colors: number;
  readonly differentColors: number;
  readonly skipped: readonly Skipped[];
};

/** The findings that count: all of them, or only the new ones with a baseline. */
export function countedFindings({ findings, fresh }: Report): readonly Finding[] {
  return fresh ? findings.filter((finding) => fresh.has(finding)) : findings;
}
