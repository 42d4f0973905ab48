import { expect, test } from "vitest";
import { makeFile } from "./rows.ts";
import { colorSet } from "./sets.ts";

test("a CSV file has a header and one line per color", () => {
  const lines = makeFile(colorSet("css"), "csv").split("\r\n");
  expect(lines).toHaveLength(1 + 148 + 1);
  expect(lines[0]).toBe("name,family,hex,rgb,hsl,oklch");
  expect(lines).toContain("teal,Teal,#008080,rgb(0 128 128),hsl(180 100% 25.1%),oklch(54.31% 0.09271 194.77)");
});

test("a JSON file names its source", () => {
  const file = JSON.parse(makeFile(colorSet("material"), "json"));
  expect(file.source.url).toContain("https://");
  expect(file.colors).toHaveLength(256);
  expect(file.colors[0]).toMatchObject({ name: "red 50", family: "Red", hex: "#FFEBEE" });
});
