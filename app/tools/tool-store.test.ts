import { expect, test } from "vitest";
import { createToolStore, HISTORY_LIMIT } from "./tool-store.ts";

const storeOf = (first: string) => createToolStore(first, (a, b) => a === b);

test("a state is saved only if it differs from the last entry", () => {
  const store = storeOf("a");
  store.save("a");
  expect(store.get().history).toEqual(["a"]);
  store.save("b");
  store.save("b");
  expect(store.get()).toEqual({ history: ["a", "b"], index: 1, draft: null });
});

test("saving after an undo discards the entries ahead of the position", () => {
  const store = storeOf("a");
  store.save("b");
  store.save("c");
  store.undo();
  store.undo();
  store.save("d");
  expect(store.get()).toEqual({ history: ["a", "d"], index: 1, draft: null });
});

test("above 30 entries the oldest falls out", () => {
  const store = storeOf("0");
  for (let step = 1; step <= 40; step++) store.save(String(step));
  const { history, index } = store.get();
  expect(HISTORY_LIMIT).toBe(30);
  expect(history).toHaveLength(30);
  expect(history[0]).toBe("11");
  expect(index).toBe(29);
});

test("undo only works above the first entry, redo only below the last", () => {
  const store = storeOf("a");
  store.undo();
  expect(store.present()).toBe("a");
  store.save("b");
  store.redo();
  expect(store.present()).toBe("b");
  store.undo();
  expect(store.present()).toBe("a");
  store.redo();
  expect(store.present()).toBe("b");
});

test("a gesture shows at once and is one step when it ends", () => {
  const store = storeOf("a");
  store.preview("a1");
  store.preview("a2");
  expect(store.present()).toBe("a2");
  expect(store.get().history).toEqual(["a"]);
  store.commit();
  expect(store.get().history).toEqual(["a", "a2"]);
  store.commit();
  expect(store.get().history).toEqual(["a", "a2"]);
});

test("a gesture that comes back to where it began leaves no step", () => {
  const store = storeOf("a");
  store.preview("b");
  store.preview("a");
  store.commit();
  expect(store.get()).toEqual({ history: ["a"], index: 0, draft: null });
});

test("undo in the middle of a gesture takes the gesture back, and redo brings it", () => {
  const store = storeOf("a");
  store.preview("b");
  store.undo();
  expect(store.present()).toBe("a");
  store.redo();
  expect(store.present()).toBe("b");
});

test("any entry may be gone to, and no other", () => {
  const store = storeOf("a");
  store.save("b");
  store.save("c");
  store.goTo(0);
  expect(store.present()).toBe("a");
  store.goTo(7);
  store.goTo(-1);
  expect(store.present()).toBe("a");
  expect(store.get().history).toHaveLength(3);
});

test("a state that comes from the address is the entry before or after where it is the same, else a new one", () => {
  const store = storeOf("a");
  store.save("b");
  store.arrive("a");
  expect(store.get()).toEqual({ history: ["a", "b"], index: 0, draft: null });
  store.arrive("b");
  expect(store.get()).toEqual({ history: ["a", "b"], index: 1, draft: null });
  store.arrive("c");
  expect(store.get().history).toEqual(["a", "b", "c"]);
});
