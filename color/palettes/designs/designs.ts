import type { PaletteCategory } from "../categories.ts";
import { GRAY, PASTEL } from "./airy.ts";
import { GOLD, SKIN } from "./gold.ts";
import { hueDesigns } from "./hue.ts";
import { FLAT, NEON } from "./neon.ts";
import { RETRO, VINTAGE } from "./past.ts";
import type { Design } from "./structures.ts";
import { COLD, WARM } from "./warm.ts";
import { YELLOW } from "./yellow.ts";

const DESIGNS: Readonly<Record<PaletteCategory, readonly Design[]>> = {
  green: hueDesigns({
    hue: [128, 166],
    peak: [0.085, 0.135],
    l: [0.52, 0.66],
    accents: [22, 350, 78, 300, 255],
    neighbors: [195, 105, 230],
  }),
  blue: hueDesigns({
    hue: [225, 272],
    peak: [0.11, 0.17],
    l: [0.45, 0.6],
    accents: [45, 70, 25, 88, 10],
    neighbors: [190, 300, 165],
  }),
  red: hueDesigns({
    hue: [15, 30],
    peak: [0.165, 0.21],
    l: [0.48, 0.58],
    accents: [85, 195, 230, 55, 150],
    neighbors: [60, 350, 330],
  }),
  orange: hueDesigns({
    hue: [42, 66],
    peak: [0.14, 0.175],
    l: [0.68, 0.74],
    accents: [225, 195, 260, 160, 290],
    neighbors: [15, 95, 355],
  }),
  purple: hueDesigns({
    hue: [285, 322],
    peak: [0.12, 0.18],
    l: [0.42, 0.56],
    accents: [85, 60, 160, 110, 25],
    neighbors: [350, 255, 20],
  }),
  yellow: YELLOW,
  gray: GRAY,
  brown: hueDesigns({
    hue: [45, 75],
    peak: [0.065, 0.1],
    l: [0.42, 0.55],
    accents: [150, 195, 240, 30, 90],
    neighbors: [90, 20, 120],
  }),
  pink: hueDesigns({
    hue: [345, 372],
    peak: [0.12, 0.18],
    l: [0.68, 0.78],
    accents: [25, 150, 60, 240, 300],
    neighbors: [45, 300, 85],
  }),
  pastel: PASTEL,
  flat: FLAT,
  retro: RETRO,
  vintage: VINTAGE,
  gold: GOLD,
  warm: WARM,
  cold: COLD,
  neon: NEON,
  skin: SKIN,
};

export function designsOf(category: PaletteCategory): readonly Design[] {
  return DESIGNS[category];
}
