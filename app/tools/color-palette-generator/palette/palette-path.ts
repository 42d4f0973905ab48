import { queryOf } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { colorPaletteGenerator as tool } from "#content/tools.ts";
import { model } from "../model.ts";
import { colorsOf, type State } from "./state.ts";

export function palettePath(state: State) {
  return tool.path + queryOf(model, state);
}

/** "Crimson Soul & Golden Rain". */
export function nameOfPalette(state: State, nameOf: (color: Color) => string): string {
  return [...new Set(colorsOf(state).map(nameOf))].slice(0, 2).join(" & ");
}
