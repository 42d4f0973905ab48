import { expect, test } from "vitest";
import { familyOf } from "#color/family.ts";
import { deltaE2000Rgb24 } from "#color/kernel/lab.ts";
import { cssNamedRgb24 } from "#color/text/css-names.ts";
import { hexOf } from "#color/text/print.ts";
import { SHADE_FAMILIES } from "#contract/color-path.ts";
import { openNames } from "../../../../server/names/names.ts";
import { cssShades, cssSpelling, engineFamily, MIN_DELTA_E, pickShades } from "./pick-shades.ts";

const names = openNames();
const shadesOf = new Map(SHADE_FAMILIES.map((family) => [family, pickShades(names, family)]));

for (const family of SHADE_FAMILIES) {
  test(`the ${family} page has 60 to 150 shades, all of its family`, () => {
    const shades = shadesOf.get(family) ?? [];
    expect(shades.length).toBeGreaterThanOrEqual(60);
    expect(shades.length).toBeLessThanOrEqual(150);
    for (const { rgb24 } of shades) expect(familyOf(rgb24)).toBe(engineFamily(family));
    expect(new Set(shades.map(({ name }) => name)).size).toBe(shades.length);
  });

  test(`any two shades of ${family} can be told apart`, () => {
    const colors = (shadesOf.get(family) ?? []).map(({ rgb24 }) => rgb24);
    const least = colors.map((one, index) =>
      Math.min(...colors.slice(index + 1).map((other) => deltaE2000Rgb24(one, other))),
    );
    expect(Math.min(...least)).toBeGreaterThanOrEqual(MIN_DELTA_E);
  });
}

test("CSS names are spelled as words and keep their CSS colors", () => {
  const shades = [...shadesOf.values()].flat();
  const hexOfName = new Map(shades.map(({ name, hex }) => [name, hex]));
  expect(hexOfName.get("Dark Sea Green")).toBe("#8FBC8F");
  expect(hexOfName.get("Pale Violet Red")).toBe("#DB7093");
  expect(hexOfName.get("Light Slate Grey") ?? "#778899").toBe("#778899");
  for (const { name, rgb24 } of cssShades()) expect(hexOfName.get(name) ?? hexOf(rgb24)).toBe(hexOf(rgb24));
});

test("the words of a CSS name contain all of its letters", () => {
  for (const { name, rgb24 } of cssShades()) expect(cssNamedRgb24(cssSpelling(name))).toBe(rgb24);
});
