import fc from "fast-check";
import { expect, test } from "vitest";
import { readProcreate } from "./files/procreate.ts";
import { type ImportedPalette, MAX_IMPORTED_COLORS } from "./imported.ts";
import { readPaletteBytes, readPaletteText } from "./read-palette.ts";

const SIZE_CHARACTERS = 24_000;
/** More than any pattern or function ever looks ahead. */
const SHORT_SIZE_CHARACTERS = 200;
/** Quadratic time would exceed this limit. */
const LIMIT_MS = 20_000;

// Input that takes quadratic time if a reader looks ahead from every character, or recurses at every level.
const REPEATED = [
  ..."([{<\"'`\\/#;:,-@$ \n\t=.%0a",
  "/*",
  "//",
  "/*/",
  '\\"',
  "\\'",
  "\"'",
  "<!--",
  "<svg ",
  "<g>",
  "<g><title>a</title><path/>",
  "<style>",
  "<title>",
  '<rect fill="',
  '<rect fill="red" x=\'',
  "--a:",
  "--a:var(--a);",
  "--a:rgb(var(--a));",
  "$a: $a;",
  "1.",
  "--a:(",
  "$a:((",
  "@media(",
  "a{",
  "{a:",
  "${",
  "#{",
  "var(--a,",
  "light-dark(",
  "rgb(",
  "Color(",
  "Color(0xFF0D6986),",
  "a=(",
  "#fff ",
  "#fff\n",
  "ff0000-",
  "ff0000",
  "red ",
  "red\n",
  "aaa bbb\n",
  "bg-sky-700 ",
  "a,",
  "c1 m1 y1 ",
  "|---",
  "a:\n ",
  "#264653 50% ",
  "a=#fff ",
  "a=#fff; ",
  "PR #123, ",
  "HEX 264653\n",
  "a: 0x264653, ",
  "38,5; 70; 83\n",
  "264653 * ",
  '"a",',
  '""',
  "0 0 0\n",
  "1 2",
  "  1",
  "name",
  "&#x",
  "%20",
  "~",
  "!default ",
  "\u00e9",
  "\ud800",
];
const STARTS = [
  ...[
    "",
    "<svg>",
    "<svg><style>",
    "<SCRIBUSCOLORS><COLOR ",
    "<svg><rect ",
    "{",
    '{"a":',
    "[",
    "GIMP Palette\n",
    "JASC-PAL\n0100\n2\n",
    "##sK1 palette\ncolor(['RGB', [",
    "<o:color-table><draw:color ",
    "r,g,b\n",
    ";x\n",
    "name,hex\n",
    "hex\tname\n",
    "/?c=",
  ],
  ...["https://a.co/", "$m: (", "@theme {", ":root{--a:", "const a = {", "a:"],
];

test(
  "repeated input is read in linear time",
  () => {
    for (const repeated of REPEATED) {
      for (const start of STARTS) {
        const text = start + repeated.repeat(SHORT_SIZE_CHARACTERS / repeated.length);
        expectSound(readPaletteText(text));
      }
      expectSound(readPaletteText(repeated.repeat(SIZE_CHARACTERS / repeated.length)));
    }
  },
  LIMIT_MS,
);

test(
  "long lines of numbers are read in linear time",
  () => {
    for (const repeated of ["0", "1.", "1 ", "0%"])
      expectSound(readPaletteText(repeated.repeat(200_000 / repeated.length)));
  },
  LIMIT_MS,
);

test(
  "deep and large JSON is read in linear time",
  () => {
    expectSound(readPaletteText("[".repeat(40_000) + "]".repeat(40_000)));
    expectSound(readPaletteText(`${'{"a":'.repeat(40_000)}"#fff"${"}".repeat(40_000)}`));
    expectSound(readPaletteText(`[${"[],".repeat(130_000)}[]]`));
    const tokens = Object.fromEntries(
      Array.from({ length: 8000 }, (_, index) => [`t${index}`, { $value: `{t${index + 1}}` }]),
    );
    expectSound(readPaletteText(JSON.stringify(tokens)));
    const variables = [{ name: "a", type: "color", value: "#fff" }];
    const modes = Array.from({ length: 20_000 }, (_, index) => ({ name: `${index}`, variables }));
    expectSound(readPaletteText(JSON.stringify({ collections: [{ modes }] })));
    const around = { a: { $extends: "{g}" }, b: { $extends: "{g}" }, c: { $value: "#fff" } };
    expectSound(readPaletteText(JSON.stringify({ g: around })));
    expectSound(readPaletteText(`{"a":{"$value":{"$ref":"#/${"a/".repeat(40_000)}"}}}`));
    expectSound(readPaletteText(`{${'"1":'.repeat(40_000)}`));
    expectSound(
      readPaletteText('{"__proto__":{"$type":"color","$value":"#fff"},"constructor":{"$value":"{toString}"}}'),
    );
  },
  LIMIT_MS,
);

test(
  "circular aliases and long chains of variables terminate",
  () => {
    const chain = Array.from({ length: 8000 }, (_, index) => `--v${index}: var(--v${index + 1});`).join("\n");
    expectSound(readPaletteText(chain));
    expect(readPaletteText("--a: var(--b); --b: var(--a);")).toBeNull();
  },
  LIMIT_MS,
);

test("any text is read or rejected and never throws", () => {
  const piece = fc.oneof(
    fc.constantFrom(...REPEATED, ...STARTS, "#0d6986", "rgb(1 2 3)", "oklch(.5 .1 20)", "}", ")", "]"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => expectSound(readPaletteText(pieces.join("")))),
    { numRuns: 150 },
  );
});

test("any JSON is read or rejected", () => {
  const keys = fc.constantFrom(
    "$value",
    "$type",
    "value",
    "type",
    "$ref",
    "$extends",
    "500",
    "r",
    "g",
    "b",
    "hex",
    "name",
    "colors",
    "swatches",
    "a",
    "colorSpace",
    "components",
  );
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom<unknown>(
        "color",
        "#fff",
        "{a}",
        "{a.500}",
        "#/a",
        "oklch",
        "none",
        null,
        true,
        0,
        1e300,
        -1,
        0.5,
        "red",
      ),
      fc.array(tie("json"), { maxLength: 4 }),
      fc.dictionary(keys, tie("json"), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(json, (value) => {
      const text = JSON.stringify(value);
      expectSound(readPaletteText(text));
      expectSound(readProcreate(text));
    }),
    { numRuns: 300 },
  );
});

test("any bytes are read or rejected, even after the header of a real file", () => {
  const starts = [
    [],
    [...new TextEncoder().encode("ASEF"), 0, 1, 0, 0],
    [0, 1, 0, 3],
    [0, 2, 0, 1],
    [0xff, 0xfe],
    [0xfe, 0xff],
    [...new TextEncoder().encode("RIFF"), 0, 0, 0, 0, ...new TextEncoder().encode("PAL data")],
    new Array(700).fill(7),
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom("x", "x.act", "x.pal"),
      (start, rest, name) => expectSound(readPaletteBytes(Uint8Array.from([...start, ...rest]), name)),
    ),
    { numRuns: 400 },
  );
});

test(
  "wrong lengths and counts do not cause reading past the end",
  () => {
    const ase = [...new TextEncoder().encode("ASEF"), 0, 1, 0, 0, 255, 255, 255, 255];
    expect(readPaletteBytes(Uint8Array.from(ase), "x")).toBeNull();
    expect(readPaletteBytes(Uint8Array.from([...ase, 0, 1, 255, 255, 255, 255, 0, 0]), "x")).toBeNull();
    const emptyBlocks = Array.from({ length: 80_000 }, () => [0, 1, 0, 0, 0, 0]).flat();
    expect(readPaletteBytes(Uint8Array.from([...ase, ...emptyBlocks]), "x")).toBeNull();
    expect(readPaletteBytes(Uint8Array.from([0, 1, 255, 255, 0, 0]), "x")).toBeNull();
    const riff = new TextEncoder().encode("RIFF\0\0\0\0PAL ");
    const chunk = new TextEncoder().encode("data\u007f\u007f\u007f\u007f\0\u0003\u007f\u007f");
    expect(readPaletteBytes(Uint8Array.from([...riff, ...chunk]), "x")).toBeNull();
    const emptyChunks = Array.from({ length: 80_000 }, () => [65, 65, 65, 65, 0, 0, 0, 0]).flat();
    expect(readPaletteBytes(Uint8Array.from([...riff, ...emptyChunks]), "x")).toBeNull();
    expect(
      readPaletteBytes(Uint8Array.from([0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255]), "x"),
    ).toBeNull();
  },
  LIMIT_MS,
);

function expectSound(palette: ImportedPalette | null): void {
  if (palette === null) return;
  const swatches = palette.groups.flatMap((group) => group.swatches);
  expect(swatches.length).toBeGreaterThan(0);
  expect(swatches.length).toBeLessThanOrEqual(MAX_IMPORTED_COLORS);
  const unsound = swatches.filter(
    ({ color, name }) =>
      name === "" ||
      Object.entries(color).some(
        ([key, value]) => key !== "space" && !(key === "h" && value === null) && !Number.isFinite(value),
      ),
  );
  expect(unsound).toEqual([]);
}
