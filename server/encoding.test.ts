import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { encode, fastEncoding, preferredEncoding } from "./http/send-page.ts";

test.for([
  ["gzip, deflate, br, zstd", "br", "zstd"],
  ["gzip, br, zstd;q=0", "br", "br"],
  ["gzip, br;q=0", "gzip", "gzip"],
  ["gzip, br; q=0.0", "gzip", "gzip"],
  ["gzip, br;q=0.5", "br", "br"],
  ["GZIP, BR;Q=0", "gzip", "gzip"],
  ["not-br, gzip-like", undefined, undefined],
  ["identity", undefined, undefined],
  ["", undefined, undefined],
  [undefined, undefined, undefined],
] as const)("with Accept-Encoding %s files are sent as %s and pages as %s", ([header, kept, fast]) => {
  expect([preferredEncoding(header), fastEncoding(header)]).toEqual([kept, fast]);
});

test("an encoded body round-trips", async () => {
  const body = new TextEncoder().encode("color ".repeat(500));
  expect(brotliDecompressSync(await encode(body, "br", 4)).equals(body)).toBe(true);
  expect(zstdDecompressSync(await encode(body, "zstd", 4)).equals(body)).toBe(true);
  expect(gunzipSync(await encode(body, "gzip", 4)).equals(body)).toBe(true);
});
