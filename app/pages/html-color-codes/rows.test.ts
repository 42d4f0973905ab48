import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { SET_IDS, SORTS } from "./codes-path.ts";
import { makeCodes, makeRows, sortColors } from "./rows.ts";
import { colorSet } from "./sets.ts";

const WHITE = 0xffffff;

test("each set has all its colors", () => {
  const counts = SET_IDS.map((id) => colorSet(id).colors.length);
  expect(counts).toEqual([148, 216, 26 * 11 + 2, 16 * 14 + 3 * 10 + 2]);
});

test("no set has duplicate names", () => {
  for (const id of SET_IDS) {
    const names = colorSet(id).colors.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("each set contains its published values", () => {
  const hexOf = (id: (typeof SET_IDS)[number], name: string) =>
    makeCodes(colorSet(id)).find((code) => code.name === name)?.hex;
  expect(hexOf("css", "rebeccapurple")).toBe("#663399");
  expect(hexOf("css", "tomato")).toBe("#FF6347");
  expect(hexOf("web-safe", "#09C")).toBe("#0099CC");
  expect(hexOf("material", "blue 500")).toBe("#2196F3");
  expect(hexOf("material", "deep purple A700")).toBe("#6200EA");
  expect(hexOf("material", "blue gray 900")).toBe("#263238");
});

test("a Tailwind color keeps its OKLCH values", () => {
  const code = makeCodes(colorSet("tailwind")).find(({ name }) => name === "red-500");
  expect(code).toMatchObject({ family: "Red", oklch: "oklch(63.7% 0.237 25.33)" });
});

test("shown values are short, and copied values are complete", () => {
  const row = makeRows(colorSet("css"), "name", WHITE).find(({ name }) => name === "teal");
  expect(row).toEqual({
    name: "teal",
    family: "Teal",
    hex: "#008080",
    codes: [
      ["0 128 128", "rgb(0 128 128)"],
      ["180 100% 25%", "hsl(180 100% 25.1%)"],
      ["54.3% 0.093 194.8", "oklch(54.31% 0.09271 194.77)"],
    ],
    ratio: "4.77",
    verdict: "AA",
  });
});

test("a gray is written with a hue of 0", () => {
  const row = makeRows(colorSet("css"), "name", WHITE).find(({ name }) => name === "white");
  expect(row?.codes.slice(1)).toEqual([
    ["0 0% 100%", "hsl(0 0% 100%)"],
    ["100% 0 0", "oklch(100% 0 0)"],
  ]);
});

test("contrast depends on the background, and 4.478 fails where 4.5 is required", () => {
  const onWhite = new Map(makeRows(colorSet("css"), "name", WHITE).map((row) => [row.name, row]));
  expect(onWhite.get("black")).toMatchObject({ ratio: "21.00", verdict: "AAA" });
  expect(onWhite.get("yellow")).toMatchObject({ ratio: "1.07", verdict: "fails" });
  expect(onWhite.get("tomato")).toMatchObject({ verdict: "fails" });
  expect(onWhite.get("gray")).toMatchObject({ ratio: "3.94", verdict: "AA large" });
  const gray = { name: "4.478", color: fromRgb24(0x777777), family: "Gray" };
  expect(makeRows({ colors: [gray] }, "name", WHITE)).toMatchObject([{ ratio: "4.47", verdict: "AA large" }]);
  const onBlack = makeRows(colorSet("css"), "name", 0).find(({ name }) => name === "yellow");
  expect(onBlack).toMatchObject({ ratio: "19.55", verdict: "AAA" });
});

test("every sort order contains every color", () => {
  for (const id of SET_IDS) {
    const { colors } = colorSet(id);
    for (const sort of SORTS)
      expect(new Set(sortColors(colors, sort).map(({ name }) => name)).size).toBe(colors.length);
  }
});

test("families are in rainbow order and stay together", () => {
  const families = sortColors(colorSet("css").colors, "family").map(({ family }) => family);
  const runs = families.filter((family, index) => family !== families[index - 1]);
  expect(runs.slice(0, 3)).toEqual(["Red", "Orange", "Yellow"]);
  expect(new Set(runs).size).toBe(runs.length);
});

test("a palette keeps its own order within families", () => {
  const names = sortColors(colorSet("tailwind").colors, "family").map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(["red-50", "red-100", "red-200"]);
});

test("colors are sorted by hue, lightness, chroma and name", () => {
  const { colors } = colorSet("css");
  expect(sortColors(colors, "lightness").map(({ name }) => name)[0]).toBe("white");
  expect(sortColors(colors, "lightness").at(-1)?.name).toBe("black");
  expect(["magenta", "fuchsia"]).toContain(sortColors(colors, "chroma")[0]?.name);
  expect(sortColors(colors, "name")[0]?.name).toBe("aliceblue");
  expect(sortColors(colors, "hue").at(-1)?.name).toBe("black");
  const numbered = sortColors(colorSet("tailwind").colors, "name").map(({ name }) => name);
  expect(numbered.indexOf("red-50")).toBe(numbered.indexOf("red-100") - 1);
});
