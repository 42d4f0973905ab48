import { expect, test, vi } from "vitest";
import { toastStore } from "#app/ui/toast-store.ts";
import { applyImport, offerUndo } from "./take-colors.ts";
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

test("a notification offers to undo an import until the next change, which Undo would take back instead", () => {
  vi.useFakeTimers();
  for (const { id } of toastStore.get()) toastStore.dismiss(id); // of other files
  const { actions } = createToolStore("a", (one, other) => one === other);
  const offers = () => toastStore.get().flatMap(({ action }) => action ?? []);
  const take = (state: string) => {
    applyImport(actions, () => state);
    offerUndo(actions, { title: "Imported" });
    expect(offers()).toHaveLength(1);
  };
  take("b");
  actions.apply(() => "b");
  expect(offers()).toHaveLength(1);
  actions.preview(() => "c");
  expect(offers()).toEqual([]);
  take("d");
  actions.undo();
  expect(offers()).toEqual([]);
  take("e");
  offers()[0]?.onSelect();
  expect([actions.now(), offers()]).toEqual(["c", []]);
});
