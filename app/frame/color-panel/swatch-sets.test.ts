import { expect, test } from "vitest";
import { COLOR_FAMILIES, familyOf } from "#color/family.ts";
import { familyGroups, filterGroups, loadSet } from "./swatch-sets.ts";

test("every CSS color is in one family, and the green family has only greens", () => {
  const groups = familyGroups(COLOR_FAMILIES, []);
  const count = groups.reduce((sum, { swatches }) => sum + swatches.length, 0);
  expect(count).toBe(139); // 148 names, nine of which are aliases
  const [green] = familyGroups(["green"], []);
  expect(green?.title).toBeNull();
  expect(green?.swatches.every(({ rgb24 }) => familyOf(rgb24) === "green")).toBe(true);
  expect(green?.swatches.length).toBeGreaterThan(10);
});

test("curated names are added, and a CSS color keeps its CSS name", () => {
  const names = [
    { name: "Hulk", rgb24: 0x008000 },
    { name: "Moss", rgb24: 0x4a7030 },
  ];
  const [green] = familyGroups(["green"], names);
  const found = green?.swatches.map(({ name }) => name) ?? [];
  expect(found).toContain("Green");
  expect(found).toContain("Moss");
  expect(found).not.toContain("Hulk");
});

test("Tailwind and Material are shown as rows of steps", async () => {
  const tailwind = await loadSet("tailwind");
  expect(tailwind.find(({ title }) => title === "sky")).toMatchObject({ isRow: true });
  expect(tailwind.find(({ title }) => title === "sky")?.swatches).toHaveLength(11);
  const material = await loadSet("material");
  expect(material.find(({ title }) => title === "deep purple")?.swatches[5]).toEqual({
    name: "Deep purple 500",
    rgb24: 0x673ab7,
  });
});

test("a query finds swatches by all its words or by hex code", async () => {
  const groups = await loadSet("material");
  const names = (query: string) =>
    filterGroups(groups, query).flatMap(({ swatches }) => swatches.map(({ name }) => name));
  expect(names("purple 50")).toEqual(["Purple 50", "Purple 500", "Deep purple 50", "Deep purple 500"]);
  expect(names("#673ab7")).toEqual(["Deep purple 500"]);
  expect(names("nothing like it")).toEqual([]);
  expect(filterGroups(groups, "  ")).toEqual(groups);
});

test("a family is sorted by hue, and within a hue from light to dark", () => {
  const [group] = familyGroups(["green"], []);
  const names = group?.swatches.map(({ name }) => name) ?? [];
  const inOrder = (...wanted: string[]) => expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);
  inOrder("Limegreen", "Forestgreen", "Green", "Darkgreen", "Palegreen", "Lightgreen");
  // From the hue of "green" around the circle.
  inOrder("Lawngreen", "Lime", "Springgreen", "Olive", "Greenyellow");
});
