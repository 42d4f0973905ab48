import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encode, preferredEncoding } from "./send-page.ts";

test.for([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, br;q=0", "gzip"],
  ["gzip, br; q=0.0", "gzip"],
  ["gzip, br;q=0.5", "br"],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
] as const)("for Accept-Encoding %s the encoding is %s", ([header, encoding]) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

test("an encoded body decodes to itself", async () => {
  const body = new TextEncoder().encode("color ".repeat(500));
  expect(brotliDecompressSync(await encode(body, "br", 4)).equals(body)).toBe(true);
  expect(gunzipSync(await encode(body, "gzip", 4)).equals(body)).toBe(true);
});
