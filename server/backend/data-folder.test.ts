import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeDataFolder } from "./data-folder.ts";

const root = mkdtempSync(join(tmpdir(), "huesmith-folder-"));
afterAll(() => rmSync(root, { recursive: true }));

test("the folder and those above it are made, for their owner alone, and nothing stays in it", () => {
  const folder = join(root, "a/b");
  makeDataFolder(folder, "DATA_DIR");
  makeDataFolder(folder, "DATA_DIR");
  expect(readdirSync(folder)).toEqual([]);
  if (process.platform !== "win32") expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("a folder that cannot be made or written is told with its setting and what to do", () => {
  const file = join(root, "file");
  writeFileSync(file, "");
  const places =
    process.platform === "linux" ? [file, join(file, "x"), "/proc/x", "/proc/x/y"] : [file, join(file, "x")];
  for (const folder of places) {
    expect(() => makeDataFolder(folder, "DATA_DIR")).toThrow(
      /^DATA_DIR can't be used: \S+ isn't writable \(E\w+\)\. Choose another folder: DATA_DIR=other npm start$/,
    );
  }
  expect(() => makeDataFolder(file, "KEYS_FILE")).toThrow(/^KEYS_FILE .* KEYS_FILE=other\/keys\.json npm start$/);
});
