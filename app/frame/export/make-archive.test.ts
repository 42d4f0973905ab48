import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#color/export/formats.ts";
import { type ExportPalette, PLAIN_OPTIONS } from "#color/export/palette.ts";
import { readProcreate } from "#color/import/files/procreate.ts";
import { colorsOf } from "../import/describe-import.ts";
import { readImportFile, readImportText } from "../import/read-import.ts";
import { makeArchive } from "./make-archive.ts";
import { blobOf, fileNameOf, makeProduct, textOf } from "./make-product.ts";

const PALETTE: ExportPalette = {
  name: "Crimson Dusk",
  link: "https://huesmith.example/color-palette-generator?c=db073d-0d6986",
  groups: [
    {
      name: "",
      swatches: [
        { name: "Crimson", color: fromRgb24(0xdb073d) },
        { name: "Lagoon", color: fromRgb24(0x0d6986) },
      ],
    },
  ],
};
const drawNothing = async () => new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

function formatOf(id: string) {
  return EXPORT_FORMATS.find((format) => format.id === id) as ExportFormat;
}

test("a file is named after the palette, and no two formats have the same name", () => {
  expect(fileNameOf(PALETTE, formatOf("css"))).toBe("crimson-dusk.css");
  expect(fileNameOf(PALETTE, formatOf("tailwind4"))).toBe("crimson-dusk-tailwind-4.css");
  expect(fileNameOf({ ...PALETTE, name: "🔥/../" }, formatOf("ase"))).toBe("palette.ase");
  expect(fileNameOf({ ...PALETTE, name: "x".repeat(500) }, formatOf("ase")).length).toBeLessThan(100);
  const names = EXPORT_FORMATS.map((format) => fileNameOf(PALETTE, format));
  expect(new Set(names).size).toBe(EXPORT_FORMATS.length);
});

test("the zip contains every format and a README that lists them all", async () => {
  const { fileName, content } = await makeArchive(PALETTE, PLAIN_OPTIONS, drawNothing);
  expect(fileName).toBe("crimson-dusk.zip");
  const files = unzipSync(content as Uint8Array);
  expect(Object.keys(files)).toHaveLength(EXPORT_FORMATS.length + 1);
  const readme = strFromU8(files["README.txt"] as Uint8Array);
  expect(readme).toContain("Crimson Dusk\n2 colors");
  expect(readme).toContain(PALETTE.link);
  for (const name of Object.keys(files)) if (name !== "README.txt") expect(readme).toContain(`  ${name} `);
});

test("exported colors can be imported again, from each file and from the zip", async () => {
  for (const format of EXPORT_FORMATS) {
    if (format.kind === "canvas") continue;
    const product = await makeProduct(PALETTE, format, PLAIN_OPTIONS, drawNothing);
    const result = await readImportFile(new File([blobOf(product)], product.fileName));
    expect(result.kind === "found" && colorsOf(result.imported).length, format.label).toBe(2);
  }
  const all = await makeArchive(PALETTE, PLAIN_OPTIONS, drawNothing);
  const result = await readImportFile(new File([blobOf(all)], all.fileName));
  expect(result.kind === "found" && colorsOf(result.imported).length).toBe(2);
});

test("a theme's design tokens have one file per mode, and the zip and the copied text import equally", async () => {
  const swatches = [
    { name: "Background", color: fromRgb24(0xffffff), dark: fromRgb24(0x111113) },
    { name: "Primary", color: fromRgb24(0xdb073d), dark: fromRgb24(0x0d6986) },
  ];
  const groups = PALETTE.groups.map((group) => ({ ...group, name: "Palette", isPrimitive: true }));
  const theme: ExportPalette = { ...PALETTE, groups: [...groups, { name: "", swatches }], isTheme: true };
  const product = await makeProduct(theme, formatOf("dtcg"), PLAIN_OPTIONS, drawNothing);
  expect(product.fileName).toBe("crimson-dusk.tokens.zip");
  const files = unzipSync(product.content as Uint8Array);
  const names = ["palette.tokens.json", "light.tokens.json", "dark.tokens.json", "theme.resolver.json"];
  expect(Object.keys(files)).toEqual(names);
  expect(JSON.parse(strFromU8(files["dark.tokens.json"] as Uint8Array)).Primary.$value).toBe("{Palette.Lagoon}");
  const fromZip = await readImportFile(new File([blobOf(product)], product.fileName));
  const fromText = readImportText(textOf(product) ?? "");
  expect(fromZip).toEqual(fromText);
  expect(fromZip).toMatchObject({
    kind: "found",
    imported: { groups: [{ name: "Palette" }, { name: "", swatches }] },
  });
});

test("a Procreate palette holds 30 colors, and more are split into several in a zip", async () => {
  const swatches = Array.from({ length: 31 }, (_, index) => ({ name: "", color: fromRgb24(index) }));
  const format = formatOf("swatches");
  const one = await makeProduct(PALETTE, format, PLAIN_OPTIONS, drawNothing);
  expect(one.fileName).toBe("crimson-dusk.swatches");
  const json = strFromU8(unzipSync(one.content as Uint8Array)["Swatches.json"] as Uint8Array);
  expect(readProcreate(json)?.groups[0]?.swatches).toHaveLength(2);
  const two = await makeProduct({ ...PALETTE, groups: [{ name: "", swatches }] }, format, PLAIN_OPTIONS, drawNothing);
  expect(two.fileName).toBe("crimson-dusk.swatches.zip");
  expect(Object.keys(unzipSync(two.content as Uint8Array))).toEqual([
    "crimson-dusk-1.swatches",
    "crimson-dusk-2.swatches",
  ]);
});
