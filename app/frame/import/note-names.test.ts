import { expect, test } from "vitest";
import type { ImportedGroup } from "#color/import/imported.ts";
import { parse } from "#color/text/parse.ts";
import { namesOf } from "./note-names.ts";

const importOf = (...groups: ImportedGroup[]) => ({ name: null, groups, format: "GIMP palette" });
const swatch = (name: string | null, hex: string) => ({
  name,
  color: parse(hex) as NonNullable<ReturnType<typeof parse>>,
});

test("colors get the names of their file, and steps the name of their scale", () => {
  const loose = { name: "", swatches: [swatch("Signal red", "#E4002B"), swatch("Other red", "#E4002B")] };
  const scale = { name: "brand", swatches: [swatch("500", "#0D6986"), swatch("DEFAULT", "#07485B")] };
  expect(namesOf(importOf(loose, scale))).toEqual({ 14942251: "Signal red", 878982: "brand 500", 477275: "brand" });
});

test("codes and what programs write without a name are no names", () => {
  const codes = ["#E4002B", "e4002b", "#E4002BFF", "R=228 G=0 B=43", "C=0 M=100 Y=81 K=11"];
  const names = [null, ...codes, "Untitled", "Untitled 2", "Color 3", "swatch1", "Index 12", "7", "DEFAULT"];
  expect(namesOf(importOf({ name: "", swatches: names.map((name) => swatch(name, "#E4002B")) }))).toEqual({});
});
