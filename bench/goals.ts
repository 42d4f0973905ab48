import { FASTEST_PEER, type Fact, type Goal, type Row } from "./topic.ts";

/** The result of a goal; `why` explains a miss, if the reason is known. */
export type Verdict = Fact & { readonly why?: string | undefined };

export function judge(goal: Goal, rows: readonly Row[]): Verdict {
  const { ours: name, why } = goal;
  const ours = rows.find((row) => row.isOurs && (name === undefined || row.name === name));
  if (!ours) throw new Error(`No contender of ours for a goal: ${name}`);
  const who = name ? `${name} ` : "";
  switch (goal.kind) {
    case "faster": {
      const rival = findRival(goal.than, rows);
      const times = rival.nanoseconds / ours.nanoseconds;
      return {
        what: `${who}against ${goal.than === rival.name ? "" : `${goal.than}, `}${rival.name}`,
        target: `${goal.times}x`,
        reached: `${digits(times)}x`,
        isReached: times >= goal.times,
        why: why ?? reasonOf(times / goal.times),
      };
    }
    case "within": {
      const times = ours.nanoseconds / findRival(goal.of, rows).nanoseconds;
      return {
        what: `${who}time of ${goal.of}`,
        target: `at most ${goal.times}x`,
        reached: `${digits(times)}x`,
        isReached: times <= goal.times,
        why: why ?? reasonOf(goal.times / times),
      };
    }
    case "at most": {
      const milliseconds = ours.nanoseconds / 1e6;
      return {
        what: `${who}time`,
        target: `at most ${goal.milliseconds} ms`,
        reached: `${digits(milliseconds)} ms`,
        isReached: milliseconds <= goal.milliseconds,
        why: why ?? reasonOf(goal.milliseconds / milliseconds),
      };
    }
    case "at least": {
      const perSecond = 1e9 / ours.nanoseconds;
      return {
        what: `${who}rate`,
        target: `at least ${count(goal.perSecond)} a second`,
        reached: count(perSecond),
        isReached: perSecond >= goal.perSecond,
        why: why ?? reasonOf(perSecond / goal.perSecond),
      };
    }
  }
}

/** The same code varies by this much between CPU models. */
const BY_PROCESSOR = 0.2;

/** The default reason for goals without one. */
function reasonOf(share: number): string | undefined {
  return share >= 1 - BY_PROCESSOR ? "Processor models differ by as much." : undefined;
}

/** "reached 1.9x (goal 1.7x)" or "missed: 1.5x of 1.7x". */
export function describeVerdict({ what, target, reached, isReached, why }: Verdict): string {
  const outcome = isReached ? `reached ${reached} (goal ${target})` : `missed: ${reached} of ${target}`;
  return `${what}: ${outcome}${why && !isReached ? `. ${why}` : ""}`;
}

/** Rounds to three digits. */
export function digits(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en-US") : String(Number(value.toPrecision(3)));
}

function count(perSecond: number): string {
  return perSecond < 1e6 ? `${digits(perSecond / 1e3)} thousand` : `${digits(perSecond / 1e6)} million`;
}

function findRival(name: string, rows: readonly Row[]): Row {
  const peers = rows.filter(({ isOurs }) => !isOurs).toSorted((a, b) => a.nanoseconds - b.nanoseconds);
  const rival = name === FASTEST_PEER ? peers[0] : rows.find((row) => row.name === name);
  if (!rival) throw new Error(`No contender for a goal against ${name}`);
  return rival;
}
