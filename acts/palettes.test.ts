// Acts about whole palettes, checked against culori and other programs' readers.
import { createRequire } from "node:module";
import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { ask } from "../server/test-ask.ts";

const { decode } = createRequire(import.meta.url)("ase-utils") as {
  decode: (file: Buffer) => { colors: { color: [number, number, number] }[] };
};
const PALETTE = "db073d-dba507-8ec7d2-0d6986-07485b";

test("a scale contains its exact color and darkens with every step", () => {
  for (const kind of ["oklch", "radix", "material", "tailwind", "contrast"]) {
    const { steps, baseStep } = ask("scale", `color=0d6986&kind=${kind}`);
    expect([kind, steps.length]).toEqual([kind, kind === "radix" ? 12 : 11]);
    expect([steps[baseStep].hex, steps[baseStep].isBase]).toEqual(["#0D6986", true]);
    for (const { hex, contrast } of steps) expect(contrast.wcag).toBeCloseTo(wcagContrast(hex, "#fff"), 2);
  }
  const { steps } = ask("scale", "color=0d6986&steps=11");
  expect(steps.map(({ step }: { step: string }) => step).join()).toBe("50,100,200,300,400,500,600,700,800,900,950");
  const ratios = steps.map(({ contrast }: { contrast: { wcag: number } }) => contrast.wcag);
  expect(ratios).toEqual([...ratios].sort((a, b) => a - b));
});

test("a contrast scale reaches 3, 4.5 and 7 on its background", () => {
  const { steps, misses } = ask("scale", "color=0d6986&kind=contrast&background=f4f1de");
  expect(misses).toEqual(expect.any(Array));
  for (const minimum of [3, 4.5, 7]) {
    const hits = steps.filter(({ hex }: { hex: string }) => wcagContrast(hex, "#f4f1de") >= minimum);
    expect(hits.length).toBeGreaterThan(0);
    expect(Math.min(...hits.map(({ hex }: { hex: string }) => wcagContrast(hex, "#f4f1de")))).toBeLessThan(
      minimum * 1.1,
    );
  }
});

test("a theme's text is readable in light and dark mode", () => {
  const themes = ask("theme", `color=${PALETTE}`);
  for (const theme of ["light", "dark"]) {
    const roles = themes[theme];
    for (const [front, back] of [
      ["text", "background"],
      ["text", "surface"],
      ["onPrimary", "primary"],
      ["onAccent", "accent"],
    ] as const) {
      expect([theme, front, wcagContrast(roles[front].hex, roles[back].hex) >= 4.5]).toEqual([theme, front, true]);
    }
    expect(wcagContrast(roles.chart1.hex, roles.background.hex)).toBeGreaterThanOrEqual(3);
  }
  expect(themes.light.primary).toMatchObject({ hex: "#DB073D", index: 0 });
});

test("near duplicates in a palette are found, and the fix passes", () => {
  const rulesOf = (query: string) => ask("lint", query).findings.map(({ rule }: { rule: string }) => rule);
  const { findings } = ask("lint", "color=000000-ffffff-fffffe");
  const finding = findings.find(({ rule }: { rule: string }) => rule === "near-duplicates");
  expect(finding).toMatchObject({ severity: "warning", indexes: [1, 2] });
  expect(rulesOf(`color=${finding.fix.colors.join("&color=").replaceAll("#", "")}`)).not.toContain("near-duplicates");
  expect(rulesOf("color=000000-ffffff")).toEqual([]);
  expect(rulesOf("color=808080-909090")).toContain("no-readable-pair");
  expect(rulesOf("color=000000-ffffff&background=gray")).not.toContain("no-text-color");
  expect(rulesOf("color=707070-909090&background=gray")).toContain("no-text-color");
  expect(rulesOf("color=color(display-p3 0 1 0)&color=black")).toContain("out-of-gamut");
});

test("colors in style sheets, GIMP palettes and links are read", () => {
  const read = (text: string) => ask("import", { text });
  expect(read(":root { --brand: #0d6986; --accent: gold; }").groups[0].colors).toMatchObject([
    { name: "brand", hex: "#0D6986" },
    { name: "accent", hex: "#FFD700" },
  ]);
  const gimp = read("GIMP Palette\nName: Sea\n#\n13 105 134\tDeep\n142 199 210\tFoam\n");
  expect([gimp.name, gimp.groups[0].colors.map(({ name }: { name: string }) => name)]).toEqual([
    "Sea",
    ["Deep", "Foam"],
  ]);
  expect(read("https://coolors.co/264653-2a9d8f").groups[0].colors).toMatchObject([
    { hex: "#264653" },
    { hex: "#2A9D8F" },
  ]);
  expect(read("no colors at all")).toMatchObject({ code: "invalid-parameter", parameter: "text" });
  expect(read(`#fff ${"x".repeat(200_000)}`).message).toContain("200,000");
});

test("exported text files round-trip through import", () => {
  const hexes = PALETTE.split("-").map((hex) => `#${hex.toUpperCase()}`);
  const write = (format: string) => ask("export", `color=${PALETTE}&format=${format}&name=Sea`);
  for (const format of [
    "css",
    "tailwind4",
    "tailwind3",
    "scss",
    "less",
    "typescript",
    "json",
    "dtcg",
    "csv",
    "gpl",
    "pal",
  ]) {
    const { content, encoding } = write(format);
    const { groups } = ask("import", { text: content });
    const read = groups.flatMap(({ colors }: { colors: { hex: string }[] }) => colors.map(({ hex }) => hex));
    expect([format, encoding, read]).toEqual([format, "text", hexes]);
  }
  expect(write("dtcg")).toMatchObject({ fileName: "sea.tokens.json", mediaType: "application/design-tokens+json" });
  expect(write("css").content).toContain(`https://colors.example/color-palette-builder?c=${PALETTE}`);
});

test("an ASE file is base64 that other programs can read", () => {
  const { content, encoding, fileName } = ask("export", `color=${PALETTE}&format=ase`);
  expect([encoding, fileName]).toEqual(["base64", "palette.ase"]);
  const { colors } = decode(Buffer.from(content, "base64"));
  const hexes = colors.map(({ color }) =>
    color
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, "0"),
      )
      .join(""),
  );
  expect(hexes.join("-")).toBe(PALETTE);
});
