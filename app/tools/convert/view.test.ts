import { expect, test } from "vitest";
import { parsePasted } from "#color/text/pasted.ts";
import { edit, read } from "./edit.ts";
import { ROWS } from "./formats.ts";
import { pairViewOf } from "./pair-view.ts";
import { viewOf } from "./view.ts";

const START = read(new URLSearchParams());

test("the starter color in every row, each text read back as the same color", () => {
  const { hex, rows, outside, clear, reason } = viewOf(START);
  expect(hex).toBe("#C8C814");
  expect([outside, clear, reason]).toEqual([null, null, null]);
  expect(rows).toHaveLength(ROWS.length);
  expect(rows.slice(0, 4)).toEqual(["#C8C814", "rgb(200 200 20)", "hsl(60 81.82% 43.14%)", "hsv(60 90% 78.43%)"]);
  for (const row of rows) expect(viewOf(edit(START, "main", row)).hex, row).toBe("#C8C814");
});

test("a color outside sRGB is told with the gamut that has it and its distance from the color that stands for it", () => {
  expect(viewOf(edit(START, "main", "color(display-p3 0 1 0)")).outside).toMatchObject({
    where: "It lies inside Display P3.",
    difference: expect.stringMatching(/^\d+\.\d$/),
  });
  expect(viewOf(edit(START, "main", "oklch(0.7 0.5 150)")).outside?.where).toBe("Standard screens can't show it.");
});

test("the alpha is kept in every row and shown as a percentage", () => {
  const { hex, rows, clear } = viewOf(edit(START, "main", "#0d698680"));
  expect(hex).toBe("#0D6986");
  expect(clear?.percent).toBe(50);
  for (const row of rows) expect(parsePasted(row)?.alpha, row).toBeCloseTo(0.502, 3);
});

test("bad text has a reason", () => {
  expect(viewOf(edit(START, "hex", "#12345")).reason).toBe("A hex color has 3, 4, 6 or 8 digits, this one has 5.");
  expect(viewOf(edit(START, "hex", "tael")).reason).toContain("“tael”");
});

test("a pair shows its own way back and how much is lost on it", () => {
  const same = pairViewOf(START, { from: "hex", to: "rgb" });
  expect([same.input, same.output, same.wayBack]).toEqual(["#C8C814", "rgb(200 200 20)", null]);
  const lost = pairViewOf(edit(START, "main", "lab(80 -90 60)"), { from: "lab", to: "hex" });
  expect(lost.output).toBe(viewOf(edit(START, "main", "lab(80 -90 60)")).hex);
  expect(Number(lost.wayBack?.difference)).toBeGreaterThan(1);
  expect(lost.steps.at(-1)?.lines).toEqual([lost.output]);
});

test.each([
  ["rgb(300 -5 20)", true],
  ["rgb(101% 0% 0%)", true],
  ["rgb(255 0 20 / 300%)", false],
  ["rgb(100% 50% 20%)", false],
  ["#ff0014", false],
])("%s was cut to what RGB holds: %s", (text, isCut) => {
  const state = read(new URLSearchParams({ c: text }));
  expect(pairViewOf(state, { from: "rgb", to: "hex" }).cut !== null).toBe(isCut);
});
