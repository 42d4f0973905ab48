import { expect, test } from "vitest";
import { lateCode } from "#app/late/late-code.ts";
import { createToolStore } from "#app/tools/tool-store.ts";
import { createActions } from "./bench.tsx";
import { insertColor, setBoldness, toggleLock } from "./palette/changes.ts";
import { engineParts } from "./palette/engine-parts.ts";
import { initial } from "./palette/state.ts";

test("changes that draw colors wait for the engine in order, and others do not", async () => {
  const code = lateCode(async () => engineParts);
  const actions = createActions(createToolStore(initial, (a, b) => a === b).actions, code);
  const locked = () => actions.now().slots[0]?.locks.hue;
  actions.draw.apply(insertColor);
  actions.draw.apply(insertColor, 0);
  actions.apply(toggleLock, 0);
  expect(actions.now().slots).toHaveLength(5);
  expect(locked()).toBe(true);
  await code.load();
  expect(actions.now().slots).toHaveLength(7);
  expect(locked()).toBe(false);
  actions.draw.apply(insertColor);
  expect(actions.now().slots).toHaveLength(8);
});

test("what a held key generates is one step, once the engine has loaded", async () => {
  const code = lateCode(async () => engineParts);
  await code.load();
  const store = createToolStore(initial, (a, b) => a === b);
  const { roll, commit } = createActions(store.actions, code);
  for (const repeat of [false, true, true]) roll({ repeat });
  commit();
  expect(store.api.getState().history).toHaveLength(2);
});

test("a drag of a rule that is canceled brings the colors back, even before the engine has loaded", async () => {
  const code = lateCode(async () => engineParts);
  const store = createToolStore(initial, (a, b) => a === b);
  const { draw, now } = createActions(store.actions, code);
  draw.preview(setBoldness, 70);
  draw.cancel();
  await code.load();
  expect(now()).toBe(initial);
  draw.preview(setBoldness, 70);
  expect(now()).not.toBe(initial);
  draw.cancel();
  expect(now()).toBe(initial);
  expect(store.api.getState().history).toHaveLength(1);
});
