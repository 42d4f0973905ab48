/** https://github.com/rvanwijnen/spectral.js, version 3.0.0: what of it is used here. */
declare module "spectral.js" {
  export class Color {
    /** `#rrggbb`, 38 reflectances from 380 to 750 nm, or red, green and blue, 0 to 255. */
    constructor(from: string | readonly number[]);
    /** The reflectances of a paint that has the color. */
    readonly R: number[];
    /** Kubelka and Munk's ratio of absorption to scattering at each wavelength. */
    readonly KS: number[];
    /** 0 to 1, and never 0. */
    readonly luminance: number;
    /** Linear sRGB. */
    readonly lRGB: number[];
    toString(options?: { format?: "hex" | "rgb"; method?: "map" | "clip" }): string;
  }
  /** Any number of paints, each with how much of it. */
  export function mix(...colors: [Color, number][]): Color;
}
