// quantize ships no types; these cover what the benchmark uses.
declare module "quantize" {
  type Pixel = [red: number, green: number, blue: number];
  type ColorMap = { palette(): Pixel[] };

  /** False without pixels, or if `maxColors` is below 2 or above 256. */
  // biome-ignore lint/style/noDefaultExport: that is how it is.
  export default function quantize(pixels: readonly Pixel[], maxColors: number): ColorMap | false;
}
