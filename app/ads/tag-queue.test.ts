import { beforeEach, expect, test } from "vitest";
import { hasTagLibrary, pushZone } from "./tag-queue.ts";

const globals = globalThis as Record<string, unknown>;

beforeEach(() => {
  delete globals.testZones;
});

test("zones wait in a global array until the library is there", () => {
  pushZone("testZones", { zone: "a" });
  pushZone("testZones", { zone: "b" });
  expect(globals.testZones).toEqual([{ zone: "a" }, { zone: "b" }]);
});

test("the library is there when the queue's push is its own", () => {
  expect(hasTagLibrary("testZones")).toBe(false);
  pushZone("testZones", { zone: "a" });
  expect(hasTagLibrary("testZones")).toBe(false);
  const taken: object[] = [];
  globals.testZones = { push: (zone: object) => taken.push(zone) };
  expect(hasTagLibrary("testZones")).toBe(true);
  pushZone("testZones", { zone: "b" });
  expect(taken).toEqual([{ zone: "b" }]);
});

test("a library may also keep the array and replace its push alone", () => {
  globals.testZones = Object.assign([], { push: () => 0 });
  expect(hasTagLibrary("testZones")).toBe(true);
});
