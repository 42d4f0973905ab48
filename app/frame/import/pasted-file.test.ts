import { beforeEach, expect, test } from "vitest";
import { toastStore } from "#app/ui/toast-store.ts";
import { firstOf } from "./pasted-file.ts";

// Other files of the same worker show notifications, too.
beforeEach(() => {
  for (const { id } of toastStore.get()) toastStore.dismiss(id);
});

test("of several files, the first is opened, and a notification says so", () => {
  const [a, b] = [new File(["1"], "a.ase"), new File(["2"], "b.ase")];
  expect(firstOf([a])).toBe(a);
  expect(toastStore.get()).toEqual([]);
  expect(firstOf([a, b])).toBe(a);
  expect(toastStore.get().map(({ title }) => title)).toEqual(["Only the first of 2 files was opened"]);
});
