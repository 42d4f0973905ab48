import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanName, readLibrary } from "./library-data.ts";

const COLOR = { id: "a", name: "Crimson", color: "db073d", savedAt: 1 };
const PALETTE = {
  id: "b",
  name: "Sea",
  path: "/color-mixer?c=0d6986",
  colors: ["0d6986", "oklch~.5~.1~226_.5"],
  savedAt: 2,
};

test("what was stored comes back as it was", () => {
  expect(readLibrary({ colors: [COLOR], palettes: [PALETTE] })).toEqual({ colors: [COLOR], palettes: [PALETTE] });
});

test("bad entries are left out and the good ones stay", () => {
  const bad = [
    null,
    1,
    {},
    { ...COLOR, id: "" },
    { ...COLOR, id: "x", color: "no color" },
    { ...COLOR, id: "y", savedAt: "1" },
  ];
  expect(readLibrary({ colors: [...bad, COLOR], palettes: [] })?.colors).toEqual([COLOR]);
  const badPalettes = [
    { ...PALETTE, id: "x", colors: [] },
    { ...PALETTE, id: "y", colors: ["nothing"] },
  ];
  expect(readLibrary({ colors: [], palettes: [...badPalettes, PALETTE] })?.palettes).toEqual([PALETTE]);
});

test("a palette never leads to another site", () => {
  for (const path of ["https://example.com", "//example.com", "/\\example.com", "javascript:alert(1)", "", 7]) {
    expect(readLibrary({ colors: [], palettes: [{ ...PALETTE, path }] })?.palettes, String(path)).toEqual([]);
  }
});

test("an id is there once", () => {
  expect(readLibrary({ colors: [COLOR, COLOR], palettes: [] })?.colors).toHaveLength(1);
});

test("anything else is no library, and nothing throws", () => {
  expect(readLibrary(null)).toBeNull();
  expect(readLibrary([])).toBeNull();
  fc.assert(fc.property(fc.anything(), (value) => void readLibrary(value)));
  fc.assert(fc.property(fc.array(fc.anything()), (items) => void readLibrary({ colors: items, palettes: items })));
});

test("names are one line of at most 80 characters", () => {
  expect(cleanName("  Deep\n\tlagoon ", "x")).toBe("Deep lagoon");
  expect(cleanName(" \u0000 ", "Unnamed")).toBe("Unnamed");
  expect(cleanName("a".repeat(200), "x")).toHaveLength(80);
});
