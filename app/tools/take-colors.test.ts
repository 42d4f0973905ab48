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
