import { expect, test } from "vitest";
import { describeFewer, describeFound } from "./words.ts";

test("fewer colors than requested are explained once the picture has been analyzed", () => {
  const state = { swatches: [1, 2, 3, 4], count: 6 };
  expect(describeFewer(state, true)).toBe("Only 4 of 6 colors: these settings find no more.");
  expect(describeFewer(state, false)).toBe("");
  expect(describeFewer({ ...state, count: 4 }, true)).toBe("");
  expect(describeFewer({ swatches: [], count: 6 }, true)).toBe("");
});

test("a palette is announced with its notes, and a reordered one is not", () => {
  const red = { hex: "#FF0000", name: "Red" };
  const blue = { hex: "#0000FF", name: "" };
  const notes = ["", "Colors outside sRGB are kept as Display P3."];
  const said = "2 colors: Red, #0000FF. Colors outside sRGB are kept as Display P3.";
  expect(describeFound({ labels: [red], notes }, { labels: [red, blue], notes })).toBe(said);
  expect(describeFound({ labels: [red, blue], notes }, { labels: [blue, red], notes })).toBe("");
});
