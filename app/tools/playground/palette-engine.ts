import type { Color } from "#color/color.ts";
import { extendPalette } from "#color/generate/insert.ts";
import { generatePalette } from "#color/generate/palette.ts";
import { FREE, type GenerateRequest, LOCKED, NO_CONSTRAINTS } from "#color/generate/request.ts";
import { nextSeed, randomSeed } from "#color/generate/seed.ts";
import { addColor, takePalette } from "./changes.ts";
import type { State } from "./state.ts";

// Loaded late, because the first paint doesn't need it.
export { nextSeed, randomSeed };

export function rollPalette(state: State, seed: string): State {
  return takePalette(state, generatePalette(requestOf(state, seed)).colors);
}

export function growPalette(state: State): State {
  return addColor(state, extendPalette(requestOf(state, "more")) as Color);
}

function requestOf({ slots }: State, seed: string): GenerateRequest {
  return {
    seed,
    slots: slots.map(({ color, isLocked }) => ({ color, locks: isLocked ? LOCKED : FREE })),
    harmony: "auto",
    mode: "oklch",
    hue: "constant",
    boldness: 0.5,
    constraints: NO_CONSTRAINTS,
  };
}
