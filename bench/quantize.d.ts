// quantize brings no types; this is what the benchmark uses of it.
declare module "quantize" {
  type Pixel = [red: number, green: number, blue: number];
  type ColorMap = { palette(): Pixel[] };

  /** False if there are no pixels, or less than 2 or more than 256 colors are wanted. */
  // biome-ignore lint/style/noDefaultExport: that is how it is.
  export default function quantize(pixels: readonly Pixel[], maxColors: number): ColorMap | false;
}
