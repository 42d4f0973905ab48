import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { CODE_POINT } from "../test-code-point.ts";
import { slugOf } from "../text/slug.ts";
import { identify } from "./identifier.ts";
import type { ExportPalette } from "./palette.ts";

const BLACK: Color = { space: "srgb", r: 0, g: 0, b: 0, alpha: 1 };

test("a slug has Latin letters, digits and single hyphens", () => {
  expect(slugOf("  Blue -- Gray 2 ")).toBe("blue-gray-2");
  expect(slugOf("Crème Brûlée")).toBe("creme-brulee");
  expect(slugOf("Weiß & Øl")).toBe("weiss-ol");
  expect(slugOf("Robin's Egg")).toBe("robins-egg");
  expect(slugOf("青 🔥")).toBe("");
});

test("colors with the same name get numbers", () => {
  expect(identifiers(["Red", "red", "RED!", "red-2"])).toEqual(["red", "red-2", "red-3", "red-2-2"]);
});

test("names without Latin letters are numbered by position", () => {
  expect(identifiers(["Red", "青", "🔥", ""])).toEqual(["red", "color-2", "color-3", "color-4"]);
});

test("no identifier starts with a digit or is a reserved word", () => {
  expect(identifiers(["500", "media", "Current", "constructor"])).toEqual([
    "color-500",
    "media-color",
    "current-color",
    "constructor-color",
  ]);
});

test("identifiers include groups and prefixes, and can be camel case", () => {
  const palette = paletteOf([
    { name: "Sea Blue", names: ["50", "Deep Dark", "1-5", "15"] },
    { name: "", names: ["Sea Blue"] },
  ]);
  const [group, loose] = identify(palette, "My Brand");
  expect(group?.key).toBe("my-brand-sea-blue");
  expect(group?.swatches.map(({ identifier }) => identifier)[1]).toBe("my-brand-sea-blue-deep-dark");
  expect(loose?.swatches[0]?.key).toBe("my-brand-sea-blue-2");
  const [camel] = identify(palette, "", "camel");
  expect(camel?.key).toBe("seaBlue");
  expect(camel?.swatches.map(({ key }) => key)).toEqual(["50", "deepDark", "1_5", "15"]);
});

test("thousands of colors with the same name are named without delay", () => {
  const names = identifiers(Array.from({ length: 5000 }, () => "red"));
  expect(new Set(names).size).toBe(5000);
  expect(names.at(-1)).toBe("red-5000");
});

test("identifiers are unique and fit every target", () => {
  const anyName = fc.oneof(
    fc.string({ unit: CODE_POINT }),
    fc.constantFrom("a", "A", "a-2", "a 2", "1", "toString", "__proto__"),
  );
  fc.assert(
    fc.property(
      fc.array(fc.record({ name: anyName, names: fc.array(anyName, { maxLength: 5 }) })),
      anyName,
      (groups, prefix) => {
        for (const casing of ["kebab", "camel"] as const) {
          const found = identify(paletteOf(groups), prefix, casing);
          const all = found.flatMap(({ swatches }) => swatches.map(({ identifier }) => identifier));
          expect(new Set(all).size).toBe(all.length);
          for (const name of all) expect(name).toMatch(casing === "kebab" ? /^[a-z][a-z\d-]*$/ : /^[a-z][a-zA-Z\d_]*$/);
          const top = found.flatMap(({ key, swatches }) => (key === "" ? swatches.map((swatch) => swatch.key) : [key]));
          expect(new Set(top).size).toBe(top.length);
        }
      },
    ),
  );
});

function identifiers(names: readonly string[]): string[] {
  return identify(paletteOf([{ name: "", names }])).flatMap(({ swatches }) =>
    swatches.map(({ identifier }) => identifier),
  );
}

function paletteOf(groups: readonly { name: string; names: readonly string[] }[]): ExportPalette {
  return {
    name: "",
    link: "",
    groups: groups.map(({ name, names }) => ({ name, swatches: names.map((each) => ({ name: each, color: BLACK })) })),
  };
}
