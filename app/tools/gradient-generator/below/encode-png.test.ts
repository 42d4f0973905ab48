import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { encodePng, type PngOptions } from "./encode-png.ts";

const { PNG } = createRequire(import.meta.url)("pngjs");

async function read(options: Omit<PngOptions, "pause">) {
  const blob = await encodePng({ ...options, pause: async () => {} });
  return PNG.sync.read(Buffer.from(await blob.arrayBuffer())) as { data: Buffer; width: number; height: number };
}

test("another PNG reader finds every pixel, with and without alpha, across slices", async () => {
  const [width, height] = [700, 300];
  const valueAt = (x: number, y: number, channel: number) => (x * 3 + y * 5 + channel * 40 + ((x * y) % 7)) % 256;
  for (const channels of [3, 4] as const) {
    const { data, ...size } = await read({
      width,
      height,
      channels,
      paint: (from, to, out) => {
        let at = 0;
        for (let y = from; y < to; y++) {
          for (let x = 0; x < width; x++) for (let c = 0; c < channels; c++) out[at++] = valueAt(x, y, c);
        }
      },
    });
    expect([size.width, size.height]).toEqual([width, height]);
    let wrong = 0;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        for (let c = 0; c < 4; c++) {
          const expected = c < channels ? valueAt(x, y, c) : 255;
          if (data[4 * (y * width + x) + c] !== expected) wrong++;
        }
      }
    }
    expect(wrong).toBe(0);
  }
});

test("a picture of one pixel is encoded", async () => {
  const { data } = await read({ width: 1, height: 1, channels: 3, paint: (_from, _to, out) => out.set([1, 2, 3]) });
  expect([...data]).toEqual([1, 2, 3, 255]);
});

test("a rejected pause stops the encoding", async () => {
  const paint = () => {};
  const pause = () => Promise.reject(new Error("stopped"));
  await expect(encodePng({ width: 10, height: 10, channels: 3, paint, pause })).rejects.toThrow("stopped");
});
