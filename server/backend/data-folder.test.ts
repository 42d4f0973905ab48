import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeTestFolder } from "../test-folder.ts";
import { HangingFolder, makeDataFolder, needSpace, waitForFolder } from "./data-folder.ts";

const root = makeTestFolder(afterAll);

test("the folder and its parents are created for the owner only, and the folder is left empty", () => {
  const folder = join(root, "a/b");
  makeDataFolder(folder, "DATA_DIR");
  makeDataFolder(folder, "DATA_DIR");
  expect(readdirSync(folder)).toEqual([]);
  if (process.platform !== "win32") expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("a folder that can't be created or written is reported with its setting and what to do", () => {
  const file = join(root, "file");
  writeFileSync(file, "");
  for (const folder of [file, join(file, "x")]) {
    expect(() => makeDataFolder(folder, "DATA_DIR")).toThrow(
      /^DATA_DIR can't be used: \S+ isn't a folder \(ENOTDIR\)\. Choose another folder: DATA_DIR=other npm start$/,
    );
  }
  for (const folder of process.platform === "linux" ? ["/proc/x", "/proc/x/y"] : []) {
    expect(() => makeDataFolder(folder, "DATA_DIR")).toThrow(
      /^DATA_DIR can't be used: \S+ isn't writable \(E\w+\)\. Choose another folder: DATA_DIR=other npm start$/,
    );
  }
  expect(() => makeDataFolder(file, "KEYS_FILE")).toThrow(/^KEYS_FILE .* KEYS_FILE=other\/keys\.json npm start$/);
});

test("waiting for an unresponsive folder times out", async () => {
  const never = () => new Promise<void>(() => {});
  const waiting = waitForFolder(root, "DATA_DIR", never, 20);
  await expect(waiting).rejects.toThrow(HangingFolder);
  await expect(waiting).rejects.toThrow(/^DATA_DIR can't be used: \S+ doesn't respond within 0\.02 s\. .+ npm start$/);
  await waitForFolder(root, "DATA_DIR");
  await waitForFolder(join(root, "not there yet"), "KEYS_FILE");
});

test("a disk without enough space is reported with the space needed", () => {
  const withFree =
    (bytes: number, blocks = 100) =>
    () => ({ bavail: bytes, bsize: 1, blocks });
  expect(() => needSpace(root, false, withFree(63e6))).toThrow(
    /^DATA_DIR can't be used: \S+ has 60 MB left, and the database needs 64 MB\. Free up space\. Choose another folder: .+$/,
  );
  expect(() => needSpace(root, true, withFree(3e6))).toThrow("has 2 MB left, and the database needs 16 MB");
  needSpace(root, true, withFree(63e6));
  needSpace(root, false, withFree(0, 0));
  needSpace(root, false);
});
