import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { parse } from "../text/parse.ts";
import { EXPORT_FORMATS } from "./formats.ts";
import { type ExportOptions, type ExportPalette, PLAIN_OPTIONS, type ValueFormat } from "./palette.ts";
import { type WrittenFormatId, writeExport } from "./write-export.ts";

const PALETTE: ExportPalette = {
  name: "Harbor",
  link: "https://huesmith.test/palette?c=db073d-0d6986",
  groups: [
    {
      name: "",
      swatches: [
        { name: "Crimson", color: color("#db073d") },
        { name: "Mist", color: color("#0d698680"), dark: color("#8ec7d2") },
        { name: "Laser", color: color("oklch(0.7 0.29 145)") },
      ],
    },
    {
      name: "Brand",
      swatches: [
        { name: "500", color: color("#0d6986") },
        { name: "Ünïcode “quoted”", color: color("#dba507") },
      ],
    },
  ],
};

const HOSTILE: ExportPalette = {
  name: '"*/</svg>\n{}',
  link: "https://example.com/*/ body{color:red} \u2028 alert(1) #{1+1} --> </desc>",
  groups: [
    {
      name: "*/ } </svg><script>",
      swatches: [
        { name: '=HYPERLINK("http://evil.test")', color: color("#010203") },
        { name: "青", color: color("#040506") },
        { name: "青", color: color("#070809") },
        { name: "a,b\r\nc\"d'e;f", color: color("#0a0b0c") },
        { name: "*/ @import url(x); /*", color: color("#0d0e0f") },
        { name: "\ud800 __proto__ {x} `", color: color("#101112") },
        { name: "__proto__", color: color("#131415") },
        { name: "", color: color("#161718") },
        { name: "$a.{b}", color: color("#191a1b") },
        { name: "</title><rect onload=alert(1)>&", color: color("#1c1d1e") },
      ],
    },
    {
      name: "",
      swatches: [
        { name: "media", color: color("#1f2021") },
        { name: "500", color: color("#222324") },
      ],
    },
    { name: "Empty", swatches: [] },
  ],
};

const WRITTEN = EXPORT_FORMATS.filter(({ id }) => id !== "png");

for (const { id, extension, hasDark, kind } of WRITTEN) {
  // All of them end with .txt, so that no formatter, linter or compiler treats them as our code.
  const file = (name: string) => `./golden/${name}.${kind === "zip-json" ? "json" : extension}.txt`;
  const written = (palette: ExportPalette, options = PLAIN_OPTIONS) => {
    const result = writeExport(palette, id as WrittenFormatId, options);
    return typeof result === "string" ? result : hexDump(result);
  };

  test(`${id} matches its snapshot`, async () => {
    await expect(written(PALETTE)).toMatchFileSnapshot(file(id));
    await expect(written(HOSTILE)).toMatchFileSnapshot(file(`${id}-hostile`));
  });

  if (hasDark) {
    test(`${id} for dark themes matches its snapshot`, async () => {
      // Tokens have only one form.
      for (const dark of id === "dtcg" ? (["media"] as const) : (["media", "class", "light-dark"] as const)) {
        const options: ExportOptions = { ...PLAIN_OPTIONS, dark, values: "oklch", prefix: "my" };
        await expect(written(PALETTE, options)).toMatchFileSnapshot(file(`${id}-${dark}`));
      }
    });
  }
}

test("legacy design tokens have text values", async () => {
  const options: ExportOptions = { ...PLAIN_OPTIONS, isLegacyTokens: true };
  await expect(writeExport(PALETTE, "dtcg", options)).toMatchFileSnapshot("./golden/dtcg-legacy.tokens.json.txt");
});

test("a table lists hex, the other format next to it, and P3 for colors outside of sRGB", () => {
  const [brand] = PALETTE.groups.slice(-1);
  const tame: ExportPalette = { ...PALETTE, groups: brand ? [brand] : [] };
  const headOf = (palette: ExportPalette, values: ValueFormat) =>
    writeExport(palette, "csv", { ...PLAIN_OPTIONS, values }).split("\r\n")[0];
  expect(headOf(tame, "hex")).toBe("Group,Name,Hex");
  expect(headOf(tame, "hsl")).toBe("Group,Name,Hex,HSL");
  expect(headOf(PALETTE, "hsl")).toBe("Group,Name,Hex,HSL,P3");
  expect(headOf(PALETTE, "oklch")).toBe("Group,Name,Hex,OKLCH");
});

test("a palette without colors is still written, and its SVG has no fills", () => {
  const empty: ExportPalette = { name: "", link: "", groups: [] };
  expect(writeExport(empty, "svg", PLAIN_OPTIONS)).not.toContain("fill=");
  for (const { id } of WRITTEN) expect(writeExport(empty, id as WrittenFormatId, PLAIN_OPTIONS)).toBeDefined();
});

function color(text: string): Color {
  return parse(text) as Color;
}

/** Sixteen bytes per line, to make the files easy to compare. */
function hexDump(bytes: Uint8Array): string {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
  return Array.from({ length: Math.ceil(digits.length / 16) }, (_, line) =>
    digits.slice(16 * line, 16 * line + 16).join(" "),
  ).join("\n");
}

test("a gradient is written where the format has gradients, under a unique name", () => {
  const css = "linear-gradient(90deg in oklab, #db073d, #0d6986)";
  const swatches = [{ name: "gradient", color: color("#db073d") }];
  const write = (id: "css" | "tailwind4" | "scss" | "less", gradients = [{ name: "", css }]) =>
    writeExport({ name: "Sea", link: "", groups: [{ name: "", swatches }], gradients }, id, PLAIN_OPTIONS);
  expect(write("css")).toContain(`  --gradient-2: ${css};`);
  expect(write("css", [{ name: "Night sea", css }])).toContain(`  --night-sea-gradient: ${css};`);
  expect(write("tailwind4")).toContain(`  --background-image-gradient-2: ${css};`);
  expect(write("scss")).toContain(`$gradient-2: ${css};`);
  expect(write("less")).toContain(`@gradient-2: ~"${css}";`);
});
