import { expect, test } from "vitest";
import { wcagContrast } from "#color/contrast/contrast.ts";
import { toRgb24 } from "#color/convert.ts";
import type { NameService } from "#color/names.ts";
import { proProducts } from "#content/pro-products.ts";
import { hexesOf, proSample } from "./pro-samples.ts";
import { PRO_SLUGS, productOfSlug } from "./products.ts";

const NAMES = { best: () => ({ name: "A name" }) } as unknown as NameService;

test("every product has a sample with names that are unique within their folder", () => {
  for (const slug of PRO_SLUGS) {
    const { groups } = sampleOf(slug);
    for (const { name, swatches } of groups) {
      const names = swatches.map((swatch) => swatch.name);
      expect([slug, names.includes("")]).toEqual([slug, false]);
      if (slug.startsWith("color-wheel") || slug.startsWith("contrast")) continue; // the stub has one name for all
      expect([slug, name, new Set(names).size]).toEqual([slug, name, names.length]);
    }
  }
});

test("the samples match the descriptions on the pages", () => {
  const countOf = (slug: string) => hexesOf(sampleOf(slug)).length;
  expect(PRO_SLUGS.map(countOf)).toEqual([35, 10, 24, 28, 10, 22, 148]);
  const mixtures = sampleOf("color-mixer-pro-photoshop").groups.map(
    (group) => hexesOf({ ...EMPTY, groups: [group] })[3],
  );
  for (const hex of mixtures) expect(proProducts["color-mixer"].about[0]).toContain(hex);
  expect(hexesOf(sampleOf("color-wheel-pro-photoshop"))[1]).toBe("#884E31");
  const scales = sampleOf("shades-pro-photoshop").groups.map(({ swatches }) => swatches.map(({ name }) => name));
  expect(scales[0]).toEqual(["50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950"]);
  const [teal, red] = sampleOf("shades-pro-photoshop").groups.map((group) => hexesOf({ ...EMPTY, groups: [group] }));
  expect([teal?.indexOf("#0D6986"), red?.indexOf("#DB073D")]).toEqual([7, 6]);
  const named = sampleOf("html-colors-pro-photoshop").groups;
  expect(named.find(({ name }) => name === "White")?.swatches).toHaveLength(15);
  expect(named.find(({ name }) => name === "Brown")?.swatches).toHaveLength(4);
});

test("each contrast sample has at least 4.5:1 on its background and the ratio in its name", () => {
  const [white, black] = sampleOf("contrast-pro-photoshop").groups;
  for (const [group, background] of [
    [white, 0xffffff],
    [black, 0x000000],
  ] as const) {
    expect(group?.swatches).toHaveLength(5);
    for (const { name, color } of group?.swatches ?? []) {
      const ratio = wcagContrast(toRgb24(color), background);
      expect(ratio).toBeGreaterThanOrEqual(4.5);
      expect(ratio).toBeGreaterThanOrEqual(Number(/[\d.]+$/.exec(name)?.[0]));
    }
  }
});

test("an unknown slug is rejected, and slugs ignore case", () => {
  expect(productOfSlug("Shades-Pro-Photoshop")).toBe("shades");
  for (const slug of ["", "foo-pro-photoshop", "shades", "shades-pro-photoshop-x"])
    expect(productOfSlug(slug)).toBeNull();
});

test("every meta description fits, and no two pages share a text", () => {
  const texts = Object.values(proProducts);
  for (const { description } of texts) expect(description.length).toBeLessThanOrEqual(180);
  for (const key of ["title", "description", "lead", "short"] as const) {
    expect(new Set(texts.map((text) => text[key])).size).toBe(texts.length);
  }
});

const EMPTY = { name: "", link: "" } as const;

function sampleOf(slug: string) {
  return proSample(slug, NAMES, "https://huesmith.example").palette;
}
