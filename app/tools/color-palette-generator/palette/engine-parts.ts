import { extendPalette, insertBetween } from "#color/generate/insert.ts";
import { generatePalette, startFrom } from "#color/generate/palette.ts";
import { nextSeed, randomSeed } from "#color/generate/seed.ts";

/** What draws palettes: a third of the code of this tool, which the first paint can do without. */
export const engineParts = { extendPalette, generatePalette, insertBetween, nextSeed, randomSeed, startFrom };
