import { expect, test, vi } from "vitest";
import { toastStore } from "#app/ui/toast-store.ts";
import { applyImport } from "./take-colors.ts";
import { createToolStore } from "./tool-store.ts";

const TOAST = { title: "Imported" };

/** What the notifications offer, without those of other files. */
function watchOffers() {
  for (const { id } of toastStore.get()) toastStore.dismiss(id);
  return () => toastStore.get().flatMap(({ action }) => action ?? []);
}

test("an import that changes nothing offers no undo, which would take back an earlier step", () => {
  vi.useFakeTimers();
  const offers = watchOffers();
  const { actions, api } = createToolStore("a", (one, other) => one === other);
  actions.apply(() => "b");
  applyImport(actions, () => "b", TOAST);
  expect(offers()).toEqual([]);
  applyImport(actions, () => "c", TOAST);
  expect(offers()).toHaveLength(1);
  expect(api.getState().history).toEqual(["a", "b", "c"]);
});

test("a gesture that is back where it began is no change by the import", () => {
  vi.useFakeTimers();
  const offers = watchOffers();
  const { actions } = createToolStore({ text: "a" }, (one, other) => one.text === other.text);
  actions.preview(() => ({ text: "a" }));
  applyImport(actions, (state) => ({ ...state }), TOAST);
  expect(offers()).toEqual([]);
});

test("a notification offers to undo an import until the next change, which Undo would take back instead", () => {
  vi.useFakeTimers();
  const offers = watchOffers();
  const { actions } = createToolStore("a", (one, other) => one === other);
  const take = (state: string) => {
    applyImport(actions, () => state, TOAST);
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
