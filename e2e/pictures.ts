import { createRequire } from "node:module";

const { PNG } = createRequire(import.meta.url)("pngjs");

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
type Png = { width: number; height: number; data: Buffer };

export function fixture(name: string): string {
  return `e2e/fixtures/${name}`;
}

/** A PNG to choose as a file. */
export function pngFile(width: number, height: number, colorAt: (x: number, y: number) => Rgba, name = "picture.png") {
  const png = new PNG({ width, height }) as Png;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 4; c++) png.data[(y * width + x) * 4 + c] = colorAt(x, y)[c] ?? 0;
  return { name, mimeType: "image/png", buffer: PNG.sync.write(png) as Buffer };
}

/** The start of a PNG that declares its size: no reader gets as far as its pixels. */
export function hugePngFile(width: number, height: number) {
  const header = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR........\b\x06\0\0\0....\0\0\0\0IDAT....", "latin1");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return { name: "huge.png", mimeType: "image/png", buffer: header };
}

export function readPng(file: Buffer): Png {
  return PNG.sync.read(file) as Png;
}

/** 50 red columns, 30 blue ones, 20 white ones. */
export const STRIPES = pngFile(100, 60, (x) =>
  x < 50 ? [200, 20, 20, 255] : x < 80 ? [20, 20, 200, 255] : [255, 255, 255, 255],
);
