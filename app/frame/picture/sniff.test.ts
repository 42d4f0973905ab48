import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sniff } from "./sniff.ts";

const fixture = (name: string) => sniff(new Uint8Array(readFileSync(`e2e/fixtures/${name}`)));
const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("the picture size is read from the header", () => {
  const png = ascii("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x07\0\0\0\x05\x08\x06\0\0\0crc!\0\0\0\0IDAT");
  expect(sniff(png)).toMatchObject({ format: "png", width: 7, height: 5, isAnimated: false });
  // The stored size; the picture is rotated for display.
  expect(fixture("turned.jpg")).toMatchObject({ format: "jpeg", width: 40, height: 60, hasProfile: false });
  expect(fixture("truncated.jpg")).toMatchObject({ format: "jpeg", width: 320, height: 240 });
  expect(sniff(new Uint8Array(readFileSync("app/frame/picture/samples/city.webp")))).toMatchObject({
    format: "webp",
    width: 1440,
    height: 960,
  });
});

test("animations and color profiles are detected", () => {
  expect(fixture("moving.gif")).toMatchObject({ format: "gif", width: 32, height: 32, isAnimated: true });
  expect(fixture("wide.jpg")).toMatchObject({ hasProfile: true });
  expect(fixture("wide.png")).toMatchObject({ hasProfile: true });
});

test("formats that not every browser supports are recognized", () => {
  expect(sniff(ascii("\0\0\0\x18ftypheic\0\0\0\0mif1heic"))?.format).toBe("heic");
  expect(sniff(ascii("\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf"))?.format).toBe("avif");
  expect(sniff(ascii("II*\0\x08\0\0\0"))?.format).toBe("tiff");
  expect(sniff(ascii('<?xml version="1.0"?>\n<!-- x --><svg width="1">'))?.format).toBe("svg");
});

test("data that is not a picture returns null, and nothing throws", () => {
  expect(sniff(ascii("hello, world"))).toBeNull();
  expect(sniff(new Uint8Array(0))).toBeNull();
  fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => void sniff(bytes)));
  const heads = ["\x89PNG\r\n\x1a\n", "GIF89a", "RIFF\0\0\0\0WEBPVP8X", "\xff\xd8\xff\xe0", "\0\0\0\x18ftyp"].map(
    ascii,
  );
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 80 }), (head, rest) => {
      const sniffed = sniff(Uint8Array.of(...head, ...rest));
      if (sniffed) expect(sniffed.format).toBeTypeOf("string");
    }),
  );
});

/** A pattern with more than linear running time would exceed this. */
const LIMIT_MS = 5000;

test(
  "comments before a document that is not an SVG cause no exponential backtracking",
  () => {
    expect(sniff(ascii(`${"<!----><!DOCTYPE>".repeat(26)}<html>`))).toBeNull();
    expect(sniff(ascii("<?xml version='1.0'?><!-- a -- b --><!DOCTYPE svg>\n<!----><svg>"))?.format).toBe("svg");
  },
  LIMIT_MS,
);
