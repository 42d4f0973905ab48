import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { EXPORT_FORMATS } from "#color/export/formats.ts";
import { PLAIN_OPTIONS } from "#color/export/palette.ts";
import { itemOf } from "../item.ts";
import { exportOf, packItems } from "./pack-items.ts";

const BASE = { tags: [], projectId: null, savedAt: 1, changedAt: 1, trashedAt: null };
const OPTIONS = {
  name: "Harbor rebrand",
  origin: "https://huesmith.example",
  write: PLAIN_OPTIONS,
  names: null,
} as const;
const palette = (id: string, name: string, colors: string[]) =>
  itemOf({ ...BASE, id, name, path: "/color-mixer?c=0d6986", colors, shareToken: null });
const color = (name: string, text: string) => itemOf({ ...BASE, id: name, name, color: text });

test("a zip has one folder per palette, whatever its name, and one for all colors", async () => {
  const items = [
    palette("1", "Sea", ["0d6986", "8ec7d2"]),
    palette("2", "sea!", ["07485b"]),
    palette("3", "../🔥", ["db073d"]),
    palette("4", "CON", ["db073d"]),
    color("Crimson", "db073d"),
    color("Ink", "101010"),
  ];
  const { fileName, content } = await packItems(items, { ...OPTIONS, notes: "Ask Maya." });
  expect(fileName).toBe("harbor-rebrand.zip");
  const files = unzipSync(content as Uint8Array);
  const folders = new Set(Object.keys(files).map((path) => path.split("/")[0]));
  expect([...folders].sort()).toEqual(["README.txt", "colors", "con-palette", "palette", "sea", "sea-2"]);
  expect(strFromU8(files["sea/sea.css"] as Uint8Array)).toContain("#0d6986");
  expect(strFromU8(files["colors/colors.json"] as Uint8Array)).toContain('"Crimson"');
  expect(Object.keys(files).filter((path) => path.startsWith("sea/"))).toHaveLength(EXPORT_FORMATS.length - 1);
  expect(files).toHaveProperty(["sea/sea.swatches"]);
  const readme = strFromU8(files["README.txt"] as Uint8Array);
  expect(readme).toContain("Harbor rebrand\n");
  expect(readme).toContain("Ask Maya.");
  expect(readme).toContain("in every format but PNG:");
  expect(readme).toContain("sea, 1 color".replace("sea", "sea!"));
  expect(readme).toContain("https://huesmith.example/color-mixer?c=0d6986");
});

test("palettes in one file become named groups, and colors form another group", () => {
  const { groups, link } = exportOf([color("Ink", "101010"), palette("1", "Sea", ["0d6986"])], "All", OPTIONS.origin);
  expect(groups.map(({ name, swatches }) => `${name} ${swatches.length}`)).toEqual(["Colors 1", "Sea 1"]);
  expect(link).toBe("https://huesmith.example/user/palettes");
});

test("a single palette keeps its name and links back to its tool", () => {
  const { name, link, groups } = exportOf([palette("1", "Sea", ["0d6986"])], "All", OPTIONS.origin);
  expect({ name, link, groups: groups.length }).toEqual({
    name: "Sea",
    link: "https://huesmith.example/color-mixer?c=0d6986",
    groups: 1,
  });
});
