import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findIcons, iconNames } from "./icon-utilities.mjs";

// Tailwind ignores unknown classes, so the icon would be an empty square.
test("every icon in the app has a current Lucide name and is in the sprite", () => {
  const classes = globSync("app/**/*.tsx").flatMap(
    (file) => readFileSync(file, "utf8").match(/(?<=["'`])icon-[a-z0-9-]+/g) ?? [],
  );
  expect(classes.length).toBeGreaterThan(200);
  const names = iconNames();
  expect(classes.filter((name) => !names.has(name.slice("icon-".length)))).toEqual([]);
  const drawn = new Set(findIcons().map((icon) => icon?.split("/")[0]));
  expect(classes.filter((name) => !drawn.has(name.slice("icon-".length)))).toEqual([]);
});
