import { createRequire } from "node:module";
import { crc32, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { makeFlatPng, makePng } from "./png.ts";

const { PNG } = createRequire(import.meta.url)("pngjs");

/** The chunks of a PNG by their type, each with its checksum verified. */
function chunksOf(png: Uint8Array) {
  const bytes = Buffer.from(png);
  expect([...bytes.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const chunks = new Map<string, Buffer>();
  let at = 8;
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.toString("latin1", 0, 4), body.subarray(4));
    at += 12 + length;
  }
  return chunks;
}

test("the header has the size and the palette the color", () => {
  const chunks = chunksOf(makeFlatPng(0x0d6986, 1200, 630));
  expect([...chunks.keys()]).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  expect(chunks.get("IHDR")?.readUInt32BE(0)).toBe(1200);
  expect(chunks.get("IHDR")?.readUInt32BE(4)).toBe(630);
  expect([...(chunks.get("PLTE") ?? [])]).toEqual([0x0d, 0x69, 0x86]);
});

test.each([
  [1, 1, 2],
  [8, 2, 4],
  [9, 3, 9],
  [4096, 4096, 513 * 4096],
])("%i by %i pixels are %i bytes of rows, all of the one color", (width, height, bytes) => {
  const rows = inflateSync(chunksOf(makeFlatPng(0xffffff, width, height)).get("IDAT") ?? Buffer.alloc(0));
  expect(rows.length).toBe(bytes);
  expect(rows.every((byte) => byte === 0)).toBe(true);
});

test("even the largest image is a small file, compressed by the fastest method", () => {
  const png = makeFlatPng(0x123456, 4096, 4096);
  expect(png.length).toBeLessThan(2200);
  const [, flags = 0] = chunksOf(png).get("IDAT") ?? [];
  expect(flags >> 6).toBe(0); // FLEVEL: https://www.rfc-editor.org/rfc/rfc1950
});

test("an image round-trips pixel by pixel", async () => {
  const pixels = Uint8Array.from({ length: 4 * 7 * 5 }, (_, index) => (index % 4 === 3 ? 255 : (index * 37) % 256));
  const { data, width, height } = PNG.sync.read(Buffer.from(await makePng(pixels, 7, 5)));
  expect([width, height]).toEqual([7, 5]);
  expect(Uint8Array.from(data)).toEqual(pixels);
});
