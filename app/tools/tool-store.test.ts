import { expect, test } from "vitest";
import { createToolStore, HISTORY_LIMIT, presentOf } from "./tool-store.ts";

function storeOf(first: string, notices: readonly string[] = []) {
  const { actions, api, arrive, revisit } = createToolStore(first, (a, b) => a === b, notices);
  return {
    ...actions,
    actions,
    arrive,
    revisit,
    save: (state: string) => actions.apply(() => state),
    preview: (state: string) => actions.preview(() => state),
    present: () => presentOf(api.getState()),
    notices: () => api.getState().notices,
    get: () => {
      const { history, index, draft } = api.getState();
      return { history, index, draft };
    },
  };
}

test("a state is saved only if it differs from the last entry", () => {
  const store = storeOf("a");
  store.save("a");
  expect(store.get().history).toEqual(["a"]);
  store.save("b");
  store.save("b");
  expect(store.get()).toEqual({ history: ["a", "b"], index: 1, draft: null });
});

test("now() includes a gesture that has not ended", () => {
  const store = storeOf("a");
  store.preview("b");
  expect(store.now()).toBe("b");
  store.goTo(0);
  expect(store.now()).toBe("a");
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

test("the oldest entry is dropped above 30 entries", () => {
  const store = storeOf("0");
  for (let step = 1; step <= 40; step++) store.save(String(step));
  const { history, index } = store.get();
  expect(HISTORY_LIMIT).toBe(30);
  expect(history).toHaveLength(30);
  expect(history[0]).toBe("11");
  expect(index).toBe(29);
});

test("undo stops at the first entry, and redo at the last", () => {
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

test("a gesture shows at once and adds one step when it ends", () => {
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

test("a gesture that ends where it began adds no step", () => {
  const store = storeOf("a");
  store.preview("b");
  store.preview("a");
  store.commit();
  expect(store.get()).toEqual({ history: ["a"], index: 0, draft: null });
});

test("a canceled gesture leaves no trace", () => {
  const store = storeOf("a");
  store.preview("b");
  store.cancel();
  expect(store.get()).toEqual({ history: ["a"], index: 0, draft: null });
});

test("undo in the middle of a gesture reverts it, and redo restores it", () => {
  const store = storeOf("a");
  store.preview("b");
  store.undo();
  expect(store.present()).toBe("a");
  store.redo();
  expect(store.present()).toBe("b");
});

test("redo in the middle of a gesture keeps it as a new step, which discards the undone one", () => {
  const store = storeOf("a");
  store.save("b");
  store.undo();
  store.preview("c");
  store.redo();
  expect(store.get()).toEqual({ history: ["a", "c"], index: 1, draft: null });
});

test("goTo() accepts any existing entry and ignores others", () => {
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

test("a state from a link selects an equal neighbor, or else adds a step", () => {
  const store = storeOf("a");
  store.save("b");
  store.arrive("a");
  expect(store.get()).toEqual({ history: ["a", "b"], index: 0, draft: null });
  store.arrive("b");
  expect(store.get()).toEqual({ history: ["a", "b"], index: 1, draft: null });
  store.arrive("c");
  store.arrive("a");
  expect(store.get()).toEqual({ history: ["a", "b", "c", "a"], index: 3, draft: null });
  store.undo();
  expect(store.present()).toBe("c");
});

test("Back and Forward select the nearest equal entry, or else add a new one", () => {
  const store = storeOf("a");
  store.save("b");
  store.revisit("a");
  expect(store.get()).toEqual({ history: ["a", "b"], index: 0, draft: null });
  store.revisit("c");
  expect(store.get()).toEqual({ history: ["a", "c"], index: 1, draft: null });
  store.goTo(0);
  store.save("b");
  store.save("c");
  expect(store.get().history).toEqual(["a", "b", "c"]);
  store.save("a");
  store.save("d");
  store.goTo(0);
  store.revisit("d");
  expect(store.get()).toEqual({ history: ["a", "b", "c", "a", "d"], index: 4, draft: null });
  store.revisit("a");
  expect(store.get().index).toBe(3);
});

test("Back in the middle of a gesture keeps the gesture for redo", () => {
  const store = storeOf("a");
  store.save("b");
  store.preview("c");
  store.revisit("a");
  expect(store.get()).toEqual({ history: ["a", "b", "c"], index: 0, draft: null });
});

test("a change or the end of a gesture clears notices, but a gesture in progress does not", () => {
  const changed = storeOf("a", ["“x” is not a color."]);
  changed.save("b");
  expect(changed.notices()).toEqual([]);
  const moved = storeOf("a", ["“x” is not a color."]);
  moved.preview("b");
  expect(moved.notices()).toHaveLength(1);
  moved.commit();
  expect(moved.notices()).toEqual([]);
});

test("a commit without a gesture changes nothing", () => {
  const store = storeOf("a", ["“x” is not a color."]);
  store.commit();
  expect(store.notices()).toHaveLength(1);
  expect(store.get().history).toEqual(["a"]);
});

test("a state from the URL has its own notices", () => {
  const store = storeOf("a");
  store.arrive("b", ["“y” is not a color."]);
  expect(store.notices()).toEqual(["“y” is not a color."]);
  store.arrive("a");
  expect(store.notices()).toEqual([]);
});

test("each action applies to the current state, even when destructured", () => {
  const { actions, present } = storeOf("a");
  const { apply, preview, commit } = actions;
  const add = (state: string, letter: string) => state + letter;
  apply(add, "b");
  preview(add, "c");
  preview(add, "d");
  commit();
  apply(add, "e");
  expect(present()).toBe("abcde");
});
