import { readPlace } from "#app/frame/library/saved-place.ts";
import type { ExportGradient } from "#color/export/palette.ts";
import { printModern } from "#color/gradient/print-css.ts";
import { model } from "./gradient-generator/model.ts";
import { printBand } from "./gradient-generator/print-band.ts";
import { bakingOf, gradientOf, type State } from "./gradient-generator/state.ts";

/** The gradient saved in an address, in export format. Empty for any other address. */
export function savedGradients(path: string, name = ""): ExportGradient[] {
  const state = readGradient(path);
  return state ? [{ name, css: printModern(gradientOf(state), bakingOf(state)).modern }] : [];
}

/** The gradient saved in an address as CSS, left to right regardless of its shape; null for any other address. */
export function savedBand(path: string): string | null {
  const state = readGradient(path);
  return state && printBand(state);
}

function readGradient(path: string): State | null {
  const { pathname, searchParams } = new URL(readPlace(path)?.path ?? path, "https://here.invalid");
  return pathname === "/gradient-generator" ? model.read(searchParams).state : null;
}
