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

function readmeIn(content: string | Uint8Array) {
  return strFromU8(unzipSync(content as Uint8Array)["README.txt"] as Uint8Array);
}

test("a file is named after the palette, and no two formats have the same name", () => {
  expect(fileNameOf(PALETTE, formatOf("css"))).toBe("crimson-dusk.css");
  expect(fileNameOf(PALETTE, formatOf("tailwind4"))).toBe("crimson-dusk-tailwind-4.css");
  expect(fileNameOf({ ...PALETTE, name: "🔥/../" }, formatOf("ase"))).toBe("palette.ase");
  expect(fileNameOf({ ...PALETTE, name: "x".repeat(500) }, formatOf("ase")).length).toBeLessThan(100);
  expect(fileNameOf({ ...PALETTE, name: "Aux" }, formatOf("css"))).toBe("aux-palette.css");
  const names = EXPORT_FORMATS.map((format) => fileNameOf(PALETTE, format));
  expect(new Set(names).size).toBe(EXPORT_FORMATS.length);
});

test("the zip contains every format and a README that lists them all", async () => {
  const { fileName, content } = await makeArchive(PALETTE, PLAIN_OPTIONS, drawNothing);
  expect(fileName).toBe("crimson-dusk.zip");
  const files = unzipSync(content as Uint8Array);
  expect(Object.keys(files)).toHaveLength(EXPORT_FORMATS.length + 1);
  const readme = readmeIn(content);
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

test("a theme's files without dark values list them as colors, and its README counts them", async () => {
  const swatches = Array.from({ length: 20 }, (_, index) => {
    return { name: `${index}`, color: fromRgb24(index), dark: fromRgb24(0xffffff - index) };
  });
  const theme: ExportPalette = { ...PALETTE, groups: [...PALETTE.groups, { name: "Roles", swatches }], isTheme: true };
  let drawn = 0;
  const draw = async ({ groups }: ExportPalette) => {
    drawn = groups.flatMap((group) => group.swatches).length;
    return drawNothing();
  };
  for (const id of ["ase", "swatches"]) {
    const product = await makeProduct(theme, formatOf(id), PLAIN_OPTIONS, draw);
    const result = await readImportFile(new File([blobOf(product)], product.fileName));
    const found = result.kind === "found" ? result.imported.groups.flatMap((group) => group.swatches) : [];
    expect(found.flatMap(({ color, dark }) => [color, ...(dark ? [dark] : [])]).length, id).toBe(42);
  }
  const { content } = await makeArchive(theme, PLAIN_OPTIONS, draw);
  expect(drawn).toBe(42);
  expect(readmeIn(content)).toContain("Crimson Dusk\n42 colors");
});

test("the README says what each file loses of this palette", async () => {
  const wide = { name: "Laser", color: { space: "display-p3", r: 0, g: 1, b: 0, alpha: 0.5 } } as const;
  const { content } = await makeArchive(
    { ...PALETTE, groups: [{ name: "", swatches: [wide] }] },
    PLAIN_OPTIONS,
    drawNothing,
  );
  const readme = readmeIn(content);
  expect(readme).toMatch(/SCSS\. .* Colors outside sRGB are mapped into it\.\n/);
  expect(readme).toMatch(/ASE\. .* Colors outside sRGB are mapped into it\. This format has no transparency\.\n/);
  expect(readme).toMatch(/ CSV\. Excel, Numbers, Google Sheets\n/);
  const plain = await makeArchive(PALETTE, PLAIN_OPTIONS, drawNothing);
  expect(readmeIn(plain.content)).not.toMatch(/sRGB|transparency/);
});

test("a CSV file tells Excel that it is UTF-8 if it has to, and the text to copy doesn't", async () => {
  const csv = formatOf("csv");
  const swatches = [{ name: "Café", color: fromRgb24(0x4b3621) }];
  const cafe = await makeProduct({ ...PALETTE, groups: [{ name: "", swatches }] }, csv, PLAIN_OPTIONS, drawNothing);
  expect(cafe.content).toMatch(/^\ufeffGroup,Name,Hex\r\n/);
  expect(textOf(cafe)).toMatch(/^Group,/);
  expect((await makeProduct(PALETTE, csv, PLAIN_OPTIONS, drawNothing)).content).toMatch(/^Group,/);
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
