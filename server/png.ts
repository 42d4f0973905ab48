import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const PALETTE_COLOR = 3;

/**
 * A PNG of one flat color: one palette entry, one bit a pixel, a few hundred bytes at any size.
 * Format: https://www.w3.org/TR/png-3/. `width` and `height` in pixels, whole and above 0.
 */
export function makeFlatPng(rgb24: number, width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, PALETTE_COLOR, 0, 0, 0], 8);
  const palette = Buffer.from([rgb24 >> 16, (rgb24 >> 8) & 255, rgb24 & 255]);
  // Each row: a filter byte, then the pixels, all of them palette entry 0.
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const parts = [
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Uint8Array.from(Buffer.concat(parts));
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
