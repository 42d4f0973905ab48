import type { Gamut } from "../gamut.ts";

export const GAMUT_NAMES: Record<Gamut, string> = { srgb: "sRGB", "display-p3": "Display P3", rec2020: "Rec. 2020" };
