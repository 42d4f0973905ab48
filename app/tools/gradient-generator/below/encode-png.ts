/** Paints the rows from `from` up to `to` into `out`, `channels` bytes per pixel. */
export type RowPainter = (from: number, to: number, out: Uint8Array) => void;

export type PngOptions = {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly paint: RowPainter;
  /** Called after each slice with the share done, 0 to 1. A rejected promise stops the work. */
  readonly pause: (share: number) => Promise<void>;
};

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const COLOR_TYPES = { 3: 2, 4: 6 } as const;
/** Pixels painted at a time, in whole rows: about 60,000, which takes a few milliseconds. */
const SLICE_PIXELS = 60_000;
const SUB = 1;
const UP = 2;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/**
 * Encodes a PNG with 8 bits per channel, painted in slices to keep the page responsive and compressed by the browser.
 * Rejects if `pause` does. No canvas: it premultiplies alpha and limits the size. https://www.w3.org/TR/png-3/
 */
export async function encodePng({ width, height, channels, paint, pause }: PngOptions): Promise<Blob> {
  const stride = width * channels;
  const rowsAtOnce = Math.max(1, Math.floor(SLICE_PIXELS / width));
  const packing = new CompressionStream("deflate");
  const writer = packing.writable.getWriter();
  const packed = new Response(packing.readable).arrayBuffer();
  // The writer reports errors; in that case this promise is never awaited.
  packed.catch(() => {});
  let before: Uint8Array = new Uint8Array(stride);
  for (let from = 0; from < height; from += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - from);
    const pixels = new Uint8Array(stride * rows);
    paint(from, from + rows, pixels);
    const filtered = new Uint8Array((stride + 1) * rows);
    for (let row = 0; row < rows; row++) {
      const line = pixels.subarray(row * stride, (row + 1) * stride);
      filterRow(line, before, channels, filtered.subarray(row * (stride + 1), (row + 1) * (stride + 1)));
      before = line;
    }
    await writer.write(filtered);
    await pause((from + rows) / height);
  }
  await writer.close();
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, COLOR_TYPES[channels], 0, 0, 0], 8);
  const parts = [
    SIGNATURE,
    chunk("IHDR", header),
    chunk("sRGB", Uint8Array.of(0)), // perceptual intent: it marks the values as sRGB
    chunk("IDAT", new Uint8Array(await packed)),
    chunk("IEND", new Uint8Array(0)),
  ];
  return new Blob(parts as BlobPart[], { type: "image/png" });
}

/** Stores differences to the left or to the row above, whichever are smaller: gradients compress many times better. */
function filterRow(line: Uint8Array, above: Uint8Array, channels: number, out: Uint8Array) {
  let left = 0;
  let up = 0;
  for (let at = 0; at < line.length; at++) {
    const value = line[at] as number;
    left += Math.abs(value - (at >= channels ? (line[at - channels] as number) : 0));
    up += Math.abs(value - (above[at] as number));
  }
  const isUp = up <= left;
  out[0] = isUp ? UP : SUB;
  for (let at = 0; at < line.length; at++) {
    const other = isUp ? above[at] : at >= channels ? line[at - channels] : 0;
    out[at + 1] = (line[at] as number) - (other as number);
  }
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at++) bytes[4 + at] = type.charCodeAt(at);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crcOf(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
