import { expect, test } from "vitest";
import { distinctSteps } from "./distinct-steps.ts";

const look = (state: string) => state.toLowerCase();
const shown = (history: string[], now: number) =>
  distinctSteps(history, now, look).map(({ state, index, isNow }) => `${state}${index}${isNow ? "*" : ""}`);

test("steps that look the same are merged into one entry that leads to the last of them", () => {
  expect(shown(["a", "A", "a", "b"], 3)).toEqual(["a2", "b3*"]);
});

test("the entry of the current step is marked, wherever in its run the step is", () => {
  expect(shown(["a", "A", "b"], 0)).toEqual(["A1*", "b2"]);
});

test("a recurring look keeps its first position", () => {
  expect(shown(["a", "b", "A"], 2)).toEqual(["A2*", "b1"]);
});
