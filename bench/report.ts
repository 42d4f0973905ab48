import { describeVerdict, digits, judge, type Verdict } from "./goals.ts";
import type { Comparison, Measurement, Row } from "./topic.ts";

export type Table = {
  readonly title: string;
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly verdicts: readonly Verdict[];
  readonly note?: string | undefined;
};

/** The largest allowed ratio of our times between a fresh process and one that has run everything. */
const MAX_APART = 1.2;

export function tableOf(fresh: Measurement, polluted?: Measurement): Table {
  const { title, per = "color", goals, rows, facts, note } = fresh;
  const later = polluted?.rows;
  const head = ["", timeUnit(rows).head + per, "x ours", ...(later ? ["after everything else", "x ours"] : [])];
  const lines = rows.map((row, i) => [row.name, ...cells(row, rows), ...(later ? cells(later[i] as Row, later) : [])]);
  const verdicts = [...goals.map((goal) => judge(goal, rows)), ...facts];
  if (later) {
    const apart = goals.map((goal) => judge(goal, later));
    verdicts.push(...apart.map((verdict) => ({ ...verdict, what: `${verdict.what}, after everything else` })));
    verdicts.push(judgeApart(rows[0] as Row, later[0] as Row));
  }
  return { title, head, lines, verdicts, note };
}

export function comparisonTable({ facts, ...rest }: Comparison): Table {
  return { ...rest, verdicts: facts };
}

/** Prints a table to the terminal: names align left, numbers right. */
export function printTable({ title, head, lines, verdicts, note }: Table): string {
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => (line[column] ?? "").length)));
  const print = (line: readonly string[]) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join("   ");
  const text = [title, ...[head, ...lines].map((line) => `  ${print(line)}`)];
  return [
    ...text,
    ...(note ? [`  ${note}`] : []),
    ...verdicts.map((verdict) => `  > ${describeVerdict(verdict)}`),
    "",
  ].join("\n");
}

function cells(row: Row, rows: readonly Row[]): string[] {
  const first = rows[0] as Row;
  return [digits(row.nanoseconds / timeUnit(rows).nanoseconds), digits(row.nanoseconds / first.nanoseconds)];
}

/** The time unit for a table, chosen by its first row. */
function timeUnit(rows: readonly Row[]): { head: string; nanoseconds: number } {
  const nanoseconds = rows[0]?.nanoseconds ?? 0;
  if (nanoseconds > 1e5) return { head: "ms/", nanoseconds: 1e6 };
  return { head: "ns/", nanoseconds: 1 };
}

function judgeApart(fresh: Row, polluted: Row): Verdict {
  const apart = polluted.nanoseconds / fresh.nanoseconds;
  return {
    what: `${fresh.name} after everything else, against a fresh process`,
    target: `at most ${MAX_APART}x the time`,
    reached: `${digits(apart)}x`,
    isReached: apart <= MAX_APART,
  };
}
