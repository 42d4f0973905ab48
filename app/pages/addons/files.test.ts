import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { arrivalOf, FILE_FORMATS } from "./files.ts";

const PALETTE: ExportPalette = {
  name: "Deep Reef",
  link: "https://huesmith.example/addons?c=0d6986-dba507",
  groups: [
    {
      name: "",
      swatches: [
        { name: "Lagoon", color: fromRgb24(0x0d6986) },
        { name: "Ocher", color: fromRgb24(0xdba507) },
      ],
    },
  ],
};

for (const format of FILE_FORMATS) {
  test(`${format.label} round-trips the colors`, async () => {
    const { groups, fileName, bytes } = await arrivalOf(PALETTE, format, "palette");
    expect(groups.flatMap(({ swatches }) => swatches.map(({ hex }) => hex))).toEqual(["#0D6986", "#DBA507"]);
    expect(fileName).toMatch(/^deep-reef[.-]/);
    expect(bytes).toBeGreaterThan(10);
  });
}

test("files for design programs round-trip names, except Procreate's, which has none", async () => {
  const namesOf = async (id: string) => {
    const format = FILE_FORMATS.find((known) => known.id === id);
    if (!format) throw new Error(id);
    const { groups } = await arrivalOf(PALETTE, format, "palette");
    return groups.flatMap(({ swatches }) => swatches.map(({ name }) => name));
  };
  for (const id of ["ase", "aco", "gpl", "svg", "dtcg"])
    expect([id, await namesOf(id)]).toEqual([id, ["Lagoon", "Ocher"]]);
  expect(await namesOf("swatches")).toEqual(["", ""]);
});

test("more than 30 colors for Procreate are split into several palettes without loss", async () => {
  const format = FILE_FORMATS.find(({ id }) => id === "swatches");
  if (!format) throw new Error("swatches");
  const swatches = Array.from({ length: 45 }, (_, index) => ({ name: `${index}`, color: fromRgb24(index * 1000) }));
  const { groups, fileName } = await arrivalOf({ ...PALETTE, groups: [{ name: "", swatches }] }, format, "palette");
  expect(groups.flatMap((group) => group.swatches)).toHaveLength(45);
  expect(fileName).toBe("deep-reef.swatches.zip");
});

test("no two formats have the same path", async () => {
  const paths = await Promise.all(
    FILE_FORMATS.map(async (format) => (await arrivalOf(PALETTE, format, "palette")).path),
  );
  expect(new Set(paths).size).toBe(FILE_FORMATS.length);
});
