import { expect, test } from "vitest";
import { createToolStore } from "#app/tools/tool-store.ts";
import { model } from "./model.ts";
import type { State } from "./state.ts";
import { takeImported } from "./take-pasted.ts";

test("an imported gradient keeps its angle, space and positions; one that can't be read changes nothing", () => {
  const { actions } = createToolStore<State>(model.initial, Object.is);
  expect(takeImported(actions, "background: linear-gradient(45deg in oklab, #111 10%, #222 80%);")).toBe(true);
  const taken = actions.now();
  expect(taken).toMatchObject({ direction: 45, space: "oklab", stops: [{ position: 10 }, { position: 80 }] });
  expect(takeImported(actions, "repeating-linear-gradient(#111, #222)")).toBe(false);
  expect(actions.now()).toBe(taken);
});
