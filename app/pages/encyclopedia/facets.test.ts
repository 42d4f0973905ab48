import { expect, test } from "vitest";
import { COLOR_FAMILIES, familyOf } from "#color/family.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { FAMILY_SWATCHES } from "./facets.ts";

test("the swatch of each family belongs to that family", () => {
  for (const family of COLOR_FAMILIES) expect(familyOf(parseHex24(FAMILY_SWATCHES[family]))).toBe(family);
});
