import { expect, test } from "vitest";
import { ACTS } from "../e2e/engines/acts.ts";
import { probeFeatures } from "../e2e/engines/probe-features.ts";
import { browserFeatures } from "./browser-features.ts";
import support from "./browser-support.json";
import { tools } from "./tools.ts";

const HOW = "Run `npx node e2e/engines/run.ts --write` to write content/browser-support.json again";

test("the browser support page lists exactly the acts", () => {
  const pick = ({ title, tool, path }: { title: string; tool?: string; path?: string }) => ({ title, tool, path });
  expect(support.acts.map(pick), HOW).toEqual(ACTS.map(pick));
});

test("every tool has one act", () => {
  const tested = ACTS.flatMap(({ tool }) => tool ?? []);
  expect(tested.toSorted()).toEqual(tools.map(({ id }) => id).toSorted());
});

test("every optional feature is probed and explained", () => {
  const ids = browserFeatures.map(({ id }) => id);
  expect(support.features.map(({ id }) => id).toSorted(), HOW).toEqual(ids.toSorted());
  for (const id of ids) expect(probeFeatures.toString()).toContain(id);
});
