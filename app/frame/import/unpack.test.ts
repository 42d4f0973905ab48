import { strFromU8, strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { isArchive, unpack } from "./unpack.ts";

test("returns the files of an archive, whether compressed or stored", () => {
  const archive = zipSync({ "a.css": strToU8("a {}".repeat(9000)), "stored.txt": [strToU8("as it is"), { level: 0 }] });
  expect(isArchive(archive)).toBe(true);
  expect(unpack(archive)?.map(({ name, bytes }) => [name, strFromU8(bytes)])).toEqual([
    ["a.css", "a {}".repeat(9000)],
    ["stored.txt", "as it is"],
  ]);
});

test("skips folders and the files that macOS adds", () => {
  const archive = zipSync({
    "palette/x.css": strToU8("x"),
    "__MACOSX/palette/._x.css": strToU8("y"),
    "._z": strToU8("z"),
  });
  expect(unpack(archive)?.map(({ name }) => name)).toEqual(["palette/x.css"]);
});

test("rejects an archive that unpacks to more than 20 MB, whatever sizes it declares", () => {
  const bomb = zipSync({ bomb: new Uint8Array(20_100_000) }, { level: 1 });
  expect(bomb.length).toBeLessThan(100_000);
  expect(unpack(bomb)).toBeNull();
  const small = zipSync({ bomb: new Uint8Array(300_000) }, { level: 1 });
  new DataView(small.buffer, small.byteOffset).setUint32(22, 100, true); // the size in the entry's own header
  expect(unpack(small, { bytes: 299_999 })).toBeNull();
  expect(unpack(small, { bytes: 300_000 })).toHaveLength(1);
});

test("rejects an archive with more than 200 files", () => {
  const files = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}.txt`, strToU8("x")]));
  expect(unpack(zipSync(files))).toBeNull();
});

test("returns null for data that is damaged or not an archive", () => {
  const archive = zipSync({ "a.css": strToU8("a { color: #0d6986 }".repeat(50)) });
  expect(unpack(archive.subarray(0, 40))).toBeNull();
  expect(unpack(new Uint8Array(0))).toBeNull();
  expect(unpack(strToU8("PK\u0003\u0004 but nothing of the kind follows, only text and more text"))).toBeNull();
  for (let at = 0; at < archive.length; at++) {
    const damaged = archive.slice();
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    expect(() => unpack(damaged)).not.toThrow();
  }
});
