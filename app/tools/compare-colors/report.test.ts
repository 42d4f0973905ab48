import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { model } from "./model.ts";
import { reportOf } from "./report.ts";

test("the report has the pair, three differences, the hardest pair for each vision and the link", () => {
  const colors = [0xdb073d, 0xdba507, 0x8ec7d2].map(fromRgb24);
  const three = reportOf({ ...model.initial, colors, pair: [0, 2] }, ["Lollipop", "", "Sky"], "https://x.example/");
  expect(three).toMatch(/^## #DB073D and #8EC7D2: /);
  expect(three).toMatch(/\n1\. Lollipop, .+\n2\. Sky, /);
  expect(three).toMatch(/^ΔE 2000 \d+\.\d\d, ΔE OK 0\.\d{4}, ΔE 76 \d+\.\d\d$/m);
  expect(three.match(/^- (?:typical vision|protanopia|deuteranopia|tritanopia): #/gm)).toHaveLength(4);
  expect(three).toMatch(/\n\nhttps:\/\/x\.example\/$/);
  const two = reportOf({ ...model.initial, colors: colors.slice(0, 2), pair: [0, 1] }, [], "");
  expect(two).toContain("\nColor blindness:\n");
});
