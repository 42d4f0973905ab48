import { expect, test } from "vitest";
import { field, group, number, word } from "./fields.ts";
import { defineModel, queryOf } from "./tool-model.ts";

const modes = ["lch", "oklch"] as const;
type State = { readonly mode: (typeof modes)[number]; readonly steps: number };

const steps = number("n", 10, { min: 1, max: 40 });
const first = defineModel(group<State>({ mode: word("m", "lch", modes, { what: "mode" }), steps }));
/** The initial mode has changed. */
const second = defineModel(group<State>({ mode: word("m", "oklch", modes, { what: "mode" }), steps }), [
  (query) => query.has("m") || query.set("m", "lch"),
]);
/** The key of the steps has changed. */
const third = defineModel(
  group<State>({ mode: word("m", "oklch", modes, { what: "mode" }), steps: number("k", 10, { min: 1, max: 40 }) }),
  [(query) => query.has("m") || query.set("m", "lch"), (query) => query.set("k", query.get("n") ?? "")],
);

const states: State[] = modes.flatMap((mode) => [
  { mode, steps: 10 },
  { mode, steps: 5 },
]);

test("the first version is not written to the query string", () => {
  expect(states.map((state) => queryOf(first, state))).toEqual(["", "?n=5", "?m=oklch", "?m=oklch&n=5"]);
});

test("a query string written by an older version keeps its meaning", () => {
  for (const state of states) {
    const old = queryOf(first, state) || "?ver=1";
    for (const later of [second, third]) {
      expect(later.read(new URLSearchParams(old))).toEqual({ state, notices: [] });
      expect(later.read(later.write(state))).toEqual({ state, notices: [] });
    }
    expect(third.read(second.write(state)).state).toEqual(state);
  }
});

test("an empty query string has the current initial values", () => {
  expect(second.read(new URLSearchParams()).state).toEqual({ mode: "oklch", steps: 10 });
  expect(queryOf(second, second.initial)).toBe("?ver=2");
});

test("the query is not modified, an unknown version counts as the first and a newer one as the current", () => {
  const query = new URLSearchParams("n=5");
  expect(second.read(query).state.mode).toBe("lch");
  expect(query.toString()).toBe("n=5");
  expect(second.read(new URLSearchParams("n=5&ver=x")).state.mode).toBe("lch");
  expect(second.read(new URLSearchParams("n=5&ver=9")).state.mode).toBe("oklch");
});

test("duplicate notices are reported once", () => {
  const bad = field("x", "", { read: () => undefined, write: (value) => value, notice: () => "No." });
  const model = defineModel(group({ one: bad, two: bad }));
  expect(model.read(new URLSearchParams("x=1")).notices).toEqual(["No."]);
});
