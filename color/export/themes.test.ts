import { createRequire } from "node:module";
import { defineConfig, parse as parseTokens } from "@terrazzo/parser";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { fromRgb24 } from "../convert.ts";
import { parse } from "../text/parse.ts";
import { writeTokenFiles } from "./dtcg.ts";
import { type ExportPalette, PLAIN_OPTIONS } from "./palette.ts";
import { writeExport } from "./write-export.ts";

const require = createRequire(import.meta.url);
/** Names that are special to objects, token paths or case-insensitive file systems. */
const HARD_NAMES = ["Red", "red", "#ff0000", "constructor", "toString", "valueOf", "__proto__", "a.b", "{x}"];
const THEMED: ExportPalette = {
  name: "Theme",
  link: "https://example.com/",
  isTheme: true,
  groups: [
    {
      name: "Palette",
      isPrimitive: true,
      swatches: HARD_NAMES.map((name, index) => ({ name, color: fromRgb24(0x0d6986 + index) })),
    },
    {
      name: "",
      swatches: [
        { name: "Background", color: color("#ffffff"), dark: color("#111113") },
        { name: "Primary", color: fromRgb24(0x0d6986), dark: fromRgb24(0x0d6988) },
        { name: "constructor", color: color("#eeeeee"), dark: color("#222222") },
      ],
    },
  ],
};
const THEMES = {
  light: { background: "#ffffff", primary: "#0d6986", "constructor-color": "#eeeeee" },
  dark: { background: "#111113", primary: "#0d6988", "constructor-color": "#222222" },
};

for (const isInline of [true, false]) {
  test(`Terrazzo resolves both themes, ${isInline ? "from one text" : "from a file for each mode"}`, async () => {
    const files = new Map(writeTokenFiles(THEMED, PLAIN_OPTIONS)?.map(({ fileName, text }) => [fileName, text]));
    const source = isInline ? writeExport(THEMED, "dtcg", PLAIN_OPTIONS) : (files.get("theme.resolver.json") ?? "");
    const config = defineConfig(
      { plugins: [], lint: { rules: { "core/consistent-naming": "off" } } },
      { cwd: new URL("file:///") },
    );
    const { resolver } = await parseTokens([{ filename: new URL("file:///theme.resolver.json"), src: source }], {
      config,
      req: async (url) => files.get(url.pathname.slice(1)) ?? "",
    });
    for (const [theme, wanted] of Object.entries(THEMES)) {
      const tokens = Object.entries(resolver.apply({ theme })).map(([id, { $value }]) => [
        id.toLowerCase().replace(" ", "-"),
        ($value as { hex: string }).hex,
      ]);
      expect(Object.fromEntries(tokens)).toMatchObject(wanted);
      expect(tokens).toHaveLength(HARD_NAMES.length + 3);
    }
  });
}

test("Tailwind 4 uses the .dark class variant, and roles refer to the palette", async () => {
  const { compile } = await import("tailwindcss");
  const source = writeExport(THEMED, "tailwind4", { ...PLAIN_OPTIONS, dark: "class" });
  const { build } = await compile(`${source}\n@tailwind utilities;`);
  const css = build(["bg-primary", "dark:bg-background"]);
  expect(css).toContain("--color-primary: var(--color-palette-red);");
  expect(css).toContain("bg-background:where(.dark, .dark *) {");
  expect(css).toMatch(/\.dark \{[^}]*--color-background: #111113;/);
});

// Installed by `npm run drill:tokens`: 60 MB that no other test needs.
const isInstalled = (() => {
  try {
    require.resolve("style-dictionary");
    return true;
  } catch {
    return false;
  }
})();

test.runIf(isInstalled)("Style Dictionary builds each mode and resolves its references", async () => {
  const { default: StyleDictionary } = require("style-dictionary") as { default: new (config: object) => Dictionary };
  const files = new Map(
    writeTokenFiles(THEMED, PLAIN_OPTIONS)?.map(({ fileName, text }) => [fileName, JSON.parse(text)]),
  );
  for (const [theme, wanted] of Object.entries(THEMES)) {
    const dictionary = new StyleDictionary({
      tokens: { ...files.get("palette.tokens.json"), ...files.get(`${theme}.tokens.json`) },
      usesDtcg: true,
      platforms: { css: { transformGroup: "css" } },
    });
    const { allTokens } = await dictionary.getPlatformTokens("css");
    expect(Object.fromEntries(allTokens.map(({ name, $value }) => [name, $value]))).toMatchObject(wanted);
    expect(allTokens).toHaveLength(HARD_NAMES.length + 3);
  }
});

type Dictionary = {
  getPlatformTokens: (platform: string) => Promise<{ allTokens: { name: string; $value: string }[] }>;
};

function color(text: string): Color {
  return parse(text) as Color;
}
