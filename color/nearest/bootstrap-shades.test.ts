import { expect, test } from "vitest";
import { hex24 } from "../kernel/hex.ts";
import { bootstrapShades } from "./bootstrap-shades.ts";

// https://getbootstrap.com/docs/5.3/customize/color/#all-colors
test.each([
  ["blue", 0x0d6efd, "cfe2ff 9ec5fe 6ea8fe 3d8bfd 0d6efd 0a58ca 084298 052c65 031633"],
  ["yellow", 0xffc107, "fff3cd ffe69c ffda6a ffcd39 ffc107 cc9a06 997404 664d03 332701"],
  ["teal", 0x20c997, "d2f4ea a6e9d5 79dfc1 4dd4ac 20c997 1aa179 13795b 0d503c 06281e"],
])("the shades of %s match the published ones", (_name, base, published) => {
  const shades = bootstrapShades(base);
  expect(shades.map(({ step }) => step)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900]);
  expect(shades.map(({ rgb24 }) => hex24(rgb24).slice(1)).join(" ")).toBe(published);
});
