import { expect, test } from "vitest";
import { describeVerdict, judge } from "./goals.ts";
import { FASTEST_PEER, type Row } from "./topic.ts";

const ROWS: Row[] = [
  { name: "ours", isOurs: true, nanoseconds: 20 },
  { name: "ours, safer", isOurs: true, nanoseconds: 30 },
  { name: "slow", isOurs: false, nanoseconds: 80 },
  { name: "fast", isOurs: false, nanoseconds: 24 },
];

test("a reached goal says by how much", () => {
  const verdict = judge({ kind: "faster", times: 3, than: "slow" }, ROWS);
  expect(describeVerdict(verdict)).toBe("against slow: reached 4x (goal 3x)");
});

test("a missed goal says how close it was, and why", () => {
  const verdict = judge({ kind: "faster", times: 1.7, than: FASTEST_PEER, why: "It does less." }, ROWS);
  expect(describeVerdict(verdict)).toBe("against the fastest peer, fast: missed: 1.2x of 1.7x. It does less.");
});

test("the fastest peer is never one of ours", () => {
  expect(judge({ kind: "faster", times: 1.2, than: FASTEST_PEER }, ROWS)).toMatchObject({
    what: "against the fastest peer, fast",
    isReached: true,
  });
});

test("a goal can be about another contender of ours", () => {
  const verdict = judge({ kind: "within", times: 1.4, of: "ours", ours: "ours, safer" }, ROWS);
  expect(verdict).toMatchObject({ reached: "1.5x", isReached: false });
});

test("rates and times are judged in their own units", () => {
  expect(judge({ kind: "at least", perSecond: 30e6 }, ROWS)).toMatchObject({ reached: "50 million", isReached: true });
  expect(judge({ kind: "at most", milliseconds: 0.00001 }, ROWS)).toMatchObject({ isReached: false });
});

test("a goal against an unknown contender is an error", () => {
  expect(() => judge({ kind: "faster", times: 2, than: "missing" }, ROWS)).toThrow("missing");
});
