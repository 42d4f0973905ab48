// chroma-js ships no types; these cover what the benchmark uses.
declare module "chroma-js" {
  type Chroma = {
    oklch(): [number, number, number];
    lab(): [number, number, number];
    rgb(): [number, number, number];
    rgba(): [number, number, number, number];
    hex(): string;
    css(mode: string): string;
  };
  const chroma: {
    (color: string): Chroma;
    contrast(a: string, b: string): number;
    deltaE(a: Chroma | string, b: Chroma | string): number;
  };

  // biome-ignore lint/style/noDefaultExport: that is how it is.
  export default chroma;
}
