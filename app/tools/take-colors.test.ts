import { expect, test } from "vitest";
import { applyImport } from "./take-colors.ts";
import { createToolStore } from "./tool-store.ts";

test("an import that changes nothing offers no undo, which would take back an earlier step", () => {
  const { actions, api } = createToolStore("a", (one, other) => one === other);
  actions.apply(() => "b");
  expect(applyImport(actions, () => "b")).toBe(false);
  expect(applyImport(actions, () => "c")).toBe(true);
  expect(api.getState().history).toEqual(["a", "b", "c"]);
});

test("a gesture that is back where it began is no change by the import", () => {
  const { actions } = createToolStore({ text: "a" }, (one, other) => one.text === other.text);
  actions.preview(() => ({ text: "a" }));
  expect(applyImport(actions, (state) => ({ ...state }))).toBe(false);
});
