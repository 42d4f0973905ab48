import { extendPalette, insertBetween } from "#color/generate/insert.ts";
import { generatePalette, startFrom } from "#color/generate/palette.ts";
import { nextSeed, randomSeed } from "#color/generate/seed.ts";

/** The palette engine: a third of this tool's code, not needed for the first paint. */
export const engineParts = { extendPalette, generatePalette, insertBetween, nextSeed, randomSeed, startFrom };
