import { promisify } from "node:util";
import { constants, crc32, deflate, deflateSync } from "node:zlib";
import { bytesOf } from "#color/kernel/hex.ts";

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const PALETTE_COLOR = 3;
const TRUE_COLOR = 2;
/** Each byte minus the one above: flat shapes and most gradients become zeros. */
const FILTER_UP = 2;
const deflateLater = promisify(deflate);

/**
 * A PNG of one flat color: one palette entry, one bit per pixel, a few hundred bytes at any size. Format:
 * https://www.w3.org/TR/png-3/. `width` and `height` in pixels, whole and above 0.
 */
export function makeFlatPng(rgb24: number, width: number, height: number): Uint8Array<ArrayBuffer> {
  const palette = Buffer.from(bytesOf(rgb24));
  // Each row: a filter byte, then the pixels, all of them palette entry 0.
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  // As small as at level 9, in a tenth of the time.
  const data = deflateSync(rows, { strategy: constants.Z_RLE });
  return join(header(width, height, 1, PALETTE_COLOR), chunk("PLTE", palette), chunk("IDAT", data));
}

/** A PNG of an opaque image: `pixels` has four bytes each, as in `ImageData`. Compressed on a separate thread. */
export async function makePng(pixels: Uint8Array, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const rows = Buffer.alloc((1 + 3 * width) * height);
  let at = 0;
  for (let y = 0; y < height; y++) {
    rows[at++] = FILTER_UP;
    for (let here = 4 * width * y; here < 4 * width * (y + 1); here += 4) {
      const above = here - 4 * width;
      rows[at++] = (pixels[here] as number) - (pixels[above] ?? 0);
      rows[at++] = (pixels[here + 1] as number) - (pixels[above + 1] ?? 0);
      rows[at++] = (pixels[here + 2] as number) - (pixels[above + 2] ?? 0);
    }
  }
  return join(header(width, height, 8, TRUE_COLOR), chunk("IDAT", await deflateLater(rows)));
}

function header(width: number, height: number, bits: number, kind: number) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bits, kind, 0, 0, 0], 8);
  return chunk("IHDR", data);
}

function join(...chunks: Buffer[]) {
  return Uint8Array.from(Buffer.concat([SIGNATURE, ...chunks, chunk("IEND", Buffer.alloc(0))]));
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
