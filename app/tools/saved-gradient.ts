import { readPlace } from "#app/frame/library/saved-place.ts";
import type { ExportGradient } from "#color/export/palette.ts";
import { printModern } from "#color/gradient/print-css.ts";
import { model } from "./gradient-generator/model.ts";
import { bakingOf, gradientOf } from "./gradient-generator/state.ts";

/** The gradient saved in an address, in export format. Empty for any other address. */
export function savedGradients(path: string, name = ""): ExportGradient[] {
  const { pathname, searchParams } = new URL(readPlace(path)?.path ?? path, "https://here.invalid");
  if (pathname !== "/gradient-generator") return [];
  const { state } = model.read(searchParams);
  return [{ name, css: printModern(gradientOf(state), bakingOf(state)).modern }];
}
