/** The used part of https://github.com/rvanwijnen/spectral.js, version 3.0.0. */
declare module "spectral.js" {
  export class Color {
    /** `#rrggbb`, 38 reflectances from 380 to 750 nm, or red, green and blue from 0 to 255. */
    constructor(from: string | readonly number[]);
    /** The Kubelka-Munk ratio of absorption to scattering at each wavelength. */
    readonly KS: number[];
    /** 0 to 1, but never 0. */
    readonly luminance: number;
    /** Linear sRGB. */
    readonly lRGB: number[];
    toString(options?: { format?: "hex" | "rgb"; method?: "map" | "clip" }): string;
  }
  /** Mixes any number of paints, each given with its amount. */
  export function mix(...colors: [Color, number][]): Color;
}
