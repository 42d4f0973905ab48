import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { colorsOf, describeFound } from "./describe-import.ts";
import { readImportFile, readImportText } from "./read-import.ts";

function fileOf(name: string, content: string | Uint8Array, type = "") {
  return new File([content as string | Uint8Array<ArrayBuffer>], name, { type });
}

test("reads text and detects its format", () => {
  const result = readImportText(":root { --brand: #0d6986; --ink: oklch(0.2 0.01 60) }");
  expect(result.kind === "found" && describeFound(result.imported)).toBe("2 colors from CSS variables");
});

test("text without colors returns a problem with a hint about supported formats", () => {
  const result = readImportText("nothing to see");
  expect(result).toMatchObject({ kind: "problem" });
  expect(result).toMatchObject({ text: "No colors found.", hint: expect.stringContaining("design tokens") });
});

test("text meant as a color returns a hint about what is wrong with it", () => {
  expect(readImportText("Pantone 185 C")).toMatchObject({
    kind: "problem",
    hint: expect.stringContaining("Pantone numbers aren't public"),
  });
  expect(readImportText("Notes\n#12345")).toMatchObject({ hint: expect.stringContaining("this one has 5") });
});

test("text longer than 2 million characters is rejected", () => {
  expect(readImportText("#0d6986 ".repeat(300_000))).toEqual({
    kind: "problem",
    text: "This text is longer than 2 million characters.",
  });
});

test("a palette without a name in a text file is named after the file", async () => {
  const result = await readImportFile(fileOf("sea.txt", "#0d6986\n#8ec7d2"));
  expect(result).toMatchObject({ kind: "found", imported: { name: "sea" } });
});

test("a picture is returned as an image, but an SVG is read as text", async () => {
  expect((await readImportFile(fileOf("photo.png", "x", "image/png"))).kind).toBe("image");
  expect((await readImportFile(fileOf("photo.HEIC", "x"))).kind).toBe("image");
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="#0d6986"><title>Lagoon</title></rect></svg>';
  expect((await readImportFile(fileOf("sheet.svg", svg, "image/svg+xml"))).kind).toBe("found");
});

test("a file larger than 2 MB and an archive larger than 20 MB are not opened", async () => {
  const css = "a { color: #fff }".padEnd(2_000_016);
  expect(await readImportFile(fileOf("huge.css", css))).toEqual({
    kind: "problem",
    text: "huge.css is larger than 2 MB.",
  });
  expect((await readImportFile(fileOf("large.css", css.slice(0, 2_000_000)))).kind).toBe("found");
  const archive = zipSync({
    "a.css": strToU8("a { color: #fff }"),
    "b.png": [new Uint8Array(3_000_000), { level: 0 }],
  });
  expect((await readImportFile(fileOf("large.zip", archive))).kind).toBe("found");
  const huge = new Uint8Array(20_000_001);
  huge.set(archive);
  expect(await readImportFile(fileOf("huge.zip", huge))).toEqual({
    kind: "problem",
    text: "huge.zip is larger than 20 MB.",
  });
});

test("a file in an unknown format returns a problem", async () => {
  const noise = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256);
  expect((await readImportFile(fileOf("noise.bin", noise))).kind).toBe("problem");
  expect((await readImportFile(fileOf("empty.ase", ""))).kind).toBe("problem");
});

test("the most informative format in an archive is read, from all files of that format", async () => {
  const archive = zipSync({
    "readme.txt": strToU8("Colors: red, green, blue"),
    "a/one.css": strToU8(":root { --one: #111111 }"),
    "two.css": strToU8(":root { --two: #222222 }"),
    "three.gpl": strToU8("GIMP Palette\n#\n3 3 3\tthree"),
  });
  const result = await readImportFile(fileOf("all.zip", archive));
  expect(result.kind === "found" && colorsOf(result.imported).length).toBe(2);
});

test("Procreate palettes are read alone and from a zip of several", async () => {
  const color = { hue: 0.5, saturation: 1, brightness: 1, alpha: 1, colorSpace: 0 };
  const json = JSON.stringify([{ name: "Cyan", swatches: [color] }]);
  const swatches = zipSync({ "Swatches.json": strToU8(json) });
  expect(await readImportFile(fileOf("cyan.swatches", swatches))).toMatchObject({
    kind: "found",
    imported: { name: "Cyan" },
  });
  const table = strToU8("GIMP Palette\n1 2 3\nx");
  const joined = await readImportFile(fileOf("j.zip", zipSync({ "1.gpl": table, "2.gpl": table })));
  expect(joined.kind === "found" && joined.imported.unread?.count).toBe(2);
  const both = await readImportFile(fileOf("two.zip", zipSync({ "1.swatches": swatches, "2.swatches": swatches })));
  expect(both.kind === "found" && colorsOf(both.imported).length).toBe(2);
});

test("an archive without colors and one that can't be unpacked return a problem", async () => {
  const empty = zipSync({ "notes.txt": strToU8("nothing") });
  const css = strToU8("a { color: red }");
  const crowded = zipSync(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.css`, css])));
  for (const archive of [empty, crowded]) {
    expect(await readImportFile(fileOf("x.zip", archive))).toMatchObject({
      kind: "problem",
      text: expect.stringContaining("No colors found in x.zip"),
    });
  }
});

test("an empty file has its own message, with its name shortened and isolated", async () => {
  const name = `\u202e${"x".repeat(300)}.css`;
  const result = await readImportFile(new File([], name));
  expect(result).toEqual({ kind: "problem", text: `\u2068${name.slice(0, 60)}…\u2069 is empty.` });
});
