import fc from "fast-check";
import { expect, test } from "vitest";
import { CODE_POINT } from "#color/test-code-point.ts";
import { cleanName, cleanNotes, cleanTags, colorText } from "./clean.ts";
import { readLibrary } from "./library-data.ts";

const COLOR = {
  id: "a",
  name: "Crimson",
  tags: ["warm"],
  projectId: "c",
  color: "db073d",
  savedAt: 1,
  changedAt: 3,
  trashedAt: null,
};
const PALETTE = {
  id: "b",
  name: "Sea",
  tags: [],
  projectId: null,
  path: "/color-mixer?c=0d6986",
  colors: ["0d6986", "oklch~.5~.1~226_.5"],
  shareToken: "abcdefghijklmnopqrstuv",
  savedAt: 2,
  changedAt: 2,
  trashedAt: 4,
};
const PROJECT = { id: "c", name: "Site", notes: "Two\nlines", savedAt: 1, changedAt: 1, trashedAt: null };

test("a stored library round-trips", () => {
  const whole = { colors: [COLOR], palettes: [PALETTE], projects: [PROJECT] };
  expect(readLibrary(whole)).toEqual(whole);
});

test("data stored before accounts existed is read and gets the new fields", () => {
  const color = { id: "a", name: "Crimson", color: "db073d", savedAt: 1 };
  const palette = { id: "b", name: "Sea", path: "/color-mixer?c=0d6986", colors: ["0d6986"], savedAt: 2 };
  const added = { tags: [], projectId: null, trashedAt: null };
  expect(readLibrary({ colors: [color], palettes: [palette] })).toEqual({
    colors: [{ ...color, ...added, changedAt: 1 }],
    palettes: [{ ...palette, ...added, changedAt: 2, shareToken: null }],
    projects: [],
  });
});

test("colors in CSS syntax are stored in URL syntax", () => {
  const colors = readLibrary({ colors: [{ ...COLOR, color: "rgb(219 7 61 / 0.5)" }], palettes: [] })?.colors;
  expect(colors?.map(({ color }) => color)).toEqual(["db073d_.5"]);
});

test("invalid entries are dropped and valid ones kept", () => {
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

test("a palette that leads to another site is dropped", () => {
  for (const path of ["https://example.com", "//example.com", "/\\example.com", "javascript:alert(1)", "", 7]) {
    expect(readLibrary({ colors: [], palettes: [{ ...PALETTE, path }] })?.palettes, String(path)).toEqual([]);
  }
});

test("characters that are invalid in a URL are percent-encoded", () => {
  const path = "/convert?c=a b\\é\t😀";
  expect(readLibrary({ colors: [], palettes: [{ ...PALETTE, path }] })?.palettes[0]?.path).toBe(
    "/convert?c=a%20b%5C%C3%A9%09%F0%9F%98%80",
  );
});

test("duplicate ids are dropped", () => {
  expect(readLibrary({ colors: [COLOR, COLOR], palettes: [] })?.colors).toHaveLength(1);
});

test("anything else is rejected, and nothing throws", () => {
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

test("a name is never cut inside a character", () => {
  expect(cleanName(`${"a".repeat(79)}😀😀`, "x")).toBe(`${"a".repeat(79)}😀`);
  fc.assert(fc.property(fc.string({ unit: CODE_POINT }), (text) => cleanName(text, "x").isWellFormed()));
});

test("tags are short, unique ignoring case, and at most 20", () => {
  expect(cleanTags([" Warm\n sun ", "warm SUN", "", 7, "b"])).toEqual(["warm SUN", "b"]);
  expect(cleanTags(Array.from({ length: 50 }, (_none, at) => `t${at}`))).toHaveLength(20);
  expect(cleanTags(["x".repeat(99)])[0]).toHaveLength(32);
  expect(cleanTags("warm")).toEqual([]);
});

test("notes keep line breaks and lose control characters", () => {
  expect(cleanNotes("a\r\nb\u0000\tc")).toBe("a\nb\tc");
  expect(cleanNotes("x".repeat(9000))).toHaveLength(5000);
});

test("the stored text of any color is valid for the account", () => {
  const channel = fc.double({ min: -200, max: 200, noNaN: true });
  fc.assert(
    fc.property(channel, channel, channel, fc.double({ min: 0, max: 1, noNaN: true }), (r, g, b, alpha) => {
      expect(colorText({ space: "prophoto-rgb", r, g, b, alpha })).toMatch(/^[0-9a-z.~_]{3,80}$/);
    }),
  );
});
