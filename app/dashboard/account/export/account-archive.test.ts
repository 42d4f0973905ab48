import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { LibraryData, SavedPalette } from "#app/frame/library/library-data.ts";
import { readAse } from "#color/import/files/swatch-bytes.ts";
import { makeAccountArchive } from "./account-archive.ts";
import { accountFileName, writeAccountFile } from "./account-file.ts";

const NOW = new Date("2026-11-22T10:00:00Z");
const TIMES = { savedAt: 1_790_000_000_000, changedAt: 1_790_000_000_000, trashedAt: null };
const SEA: SavedPalette = {
  id: "p1",
  name: "Sea",
  tags: ["calm"],
  projectId: null,
  ...TIMES,
  path: "/color-mixer?c=0d6986",
  colors: ["0d6986", "oklch~.5~.1~226_.5"],
  shareToken: null,
};
const LIBRARY: LibraryData = {
  projects: [{ id: "j1", name: "Harbor", notes: "For the spring", ...TIMES }],
  palettes: [SEA, { ...SEA, id: "p2" }, { ...SEA, id: "p3", name: "🔥", trashedAt: TIMES.savedAt }],
  colors: [{ id: "c1", name: "Crimson", tags: [], projectId: "j1", ...TIMES, color: "db073d" }],
};
const SAVED = {
  library: LIBRARY,
  leftovers: { projects: [], palettes: [{ ...SEA, id: "p4", name: "Left" }], colors: [] },
};
const PERSON = {
  id: "u1",
  address: "ada@example.com",
  createdAt: "2026-01-01T00:00:00Z",
  isPro: true,
  subscription: {
    isPro: true,
    source: "subscription" as const,
    status: "active",
    periodEnd: "2026-12-22T00:00:00Z",
    cancelsAtPeriodEnd: false,
    price: null,
    switchTo: null,
    graceUntil: null,
    hasPortal: true,
    isTest: false,
  },
  hasSecondFactor: true,
  logInBy: [{ provider: "email", address: "ada@example.com", since: null }],
};

function unpack() {
  return unzipSync(makeAccountArchive(PERSON, SAVED, "https://huesmith.example", NOW));
}

test("the zip contains the whole account, with every palette in three formats", () => {
  expect(Object.keys(unpack()).toSorted()).toEqual([
    "README.txt",
    "account.json",
    "colors.ase",
    "colors.css",
    "colors.json",
    "only-in-this-browser/palettes/left.ase",
    "only-in-this-browser/palettes/left.css",
    "only-in-this-browser/palettes/left.json",
    "palettes/sea-2.ase",
    "palettes/sea-2.css",
    "palettes/sea-2.json",
    "palettes/sea.ase",
    "palettes/sea.css",
    "palettes/sea.json",
    "trash/palettes/palette.ase",
    "trash/palettes/palette.css",
    "trash/palettes/palette.json",
  ]);
});

test("the files can be imported again and link back to the tool", () => {
  const files = unpack();
  const css = strFromU8(files["palettes/sea.css"] as Uint8Array);
  expect(css).toContain("https://huesmith.example/color-mixer?c=0d6986");
  expect(css).toMatch(/#0d6986/i);
  expect(readAse(files["colors.ase"] as Uint8Array<ArrayBuffer>)?.groups[0]?.swatches[0]?.name).toBe("Crimson");
});

test("the JSON contains tags, notes, the trash and human-readable dates", () => {
  const file = JSON.parse(writeAccountFile(PERSON, SAVED, NOW));
  expect(file).toMatchObject({ format: "huesmith-account", version: 1, person: PERSON });
  expect(file.library.palettes).toHaveLength(3);
  expect(file.library.palettes[0]).toMatchObject({
    tags: ["calm"],
    savedAt: "2026-09-21T14:13:20.000Z",
    trashedAt: null,
  });
  expect(file.library.palettes[2].trashedAt).toBe("2026-09-21T14:13:20.000Z");
  expect(file.person.subscription).toMatchObject({ source: "subscription", periodEnd: "2026-12-22T00:00:00Z" });
  expect(file.onlyInThisBrowser.palettes).toMatchObject([{ name: "Left" }]);
  expect(file.library.projects[0].notes).toBe("For the spring");
});

test("an invalid date does not stop the export", () => {
  const broken = { ...LIBRARY, colors: LIBRARY.colors.map((color) => ({ ...color, savedAt: 1e300 })) };
  expect(JSON.parse(writeAccountFile(PERSON, { ...SAVED, library: broken }, NOW)).library.colors[0].savedAt).toBeNull();
});

test("the file is named after the account and the day", () => {
  expect(accountFileName("ada@example.com", NOW, "zip")).toBe("huesmith-ada-example-com-2026-11-22.zip");
});
