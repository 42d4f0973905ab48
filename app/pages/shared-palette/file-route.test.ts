import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { ImportedPalette } from "#color/import/imported.ts";
import { readPaletteText } from "#color/import/read-palette.ts";
import type { NameService } from "#color/names.ts";
import { THEME_ROLE_IDS } from "#color/roles/theme-roles.ts";
import { type SharedPalette, sharesContext } from "#contract/shares.ts";
import { namesContext, originContext } from "#contract/site.ts";
import { loader } from "./file-route.ts";

const TOKEN = "a".repeat(32);
const SAVED: SharedPalette = { name: "Harbor", path: "/color-wheel", colors: ["db073d", "0d6986"], updatedAt: 0 };

async function ask(ending: string, path: string, shared: SharedPalette | null = { ...SAVED, path }) {
  const context = new RouterContextProvider();
  context.set(originContext, "https://huesmith.example");
  context.set(namesContext, { best: (rgb24) => ({ name: `Name ${rgb24}` }) } as NameService);
  context.set(sharesContext, { read: async () => shared });
  const url = new URL(`https://huesmith.example/shared/${TOKEN}${ending}`);
  return loader({ url, params: { token: TOKEN }, context } as unknown as LoaderFunctionArgs) as Promise<Response>;
}

async function read(ending: string, path: string): Promise<ImportedPalette> {
  return readPaletteText(await (await ask(ending, path)).text()) as ImportedPalette;
}

test("a shared file has every step and name of a builder's scales, in light and dark", async () => {
  const path = "/color-palette-builder?c=0d6986-db073d&v=scales&on=both&names=brand,accent";
  for (const ending of [".css", ".json", ".tokens.json"]) {
    const swatches = (await read(ending, path)).groups.flatMap((group) =>
      group.swatches.map((swatch) => ({ ...swatch, name: `${group.name} ${swatch.name}`.trim().replace(" ", "-") })),
    );
    expect(
      swatches.map(({ name }) => name),
      ending,
    ).toEqual(
      ["brand", "accent"].flatMap((name) =>
        [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950].map((step) => `${name}-${step}`),
      ),
    );
    expect(swatches.filter(({ dark }) => dark).length).toBeGreaterThanOrEqual(20);
  }
});

test("a shared file has the roles of a theme in light and dark, in the requested dark format", async () => {
  for (const ending of [".css", ".css?dark=class", ".css?dark=light-dark", ".json", ".tokens.json"]) {
    const { groups } = await read(ending, "/playground?c=0d6986-db073d");
    const swatches = groups.flatMap((group) => group.swatches);
    expect(swatches, ending).toHaveLength(THEME_ROLE_IDS.length + 2);
    expect(swatches.filter(({ dark }) => dark).length).toBeGreaterThan(10);
  }
  expect(await (await ask(".css?dark=class", "/playground")).text()).toContain("\n.dark {");
});

test("other tools return everything they make, and an unknown path returns the saved colors", async () => {
  const count = async (path: string) => (await read(".json", path)).groups.flatMap(({ swatches }) => swatches).length;
  expect(await count("/color-shades?c=0d6986&kind=radix")).toBe(12);
  expect(await count("/color-wheel?c=0d6986")).toBeGreaterThan(5);
  expect(await count("/contrast-checker?v=roles")).toBe(5);
  expect(await count("/color-palette-generator?c=db073d-0d6986")).toBe(2);
  expect(await count("/#access_token=stolen")).toBe(2);
});

test("invalid parameters return 400, and a palette that is no longer shared returns 404", async () => {
  for (const query of ["?values=pantone", "?prefix=a%20b", "?dark=dim"]) {
    expect((await ask(`.css${query}`, "/playground")).status).toBe(400);
  }
  expect((await ask(".json", "/playground", null)).status).toBe(404);
  expect((await ask(".scss", "/playground")).status).toBe(404);
});
