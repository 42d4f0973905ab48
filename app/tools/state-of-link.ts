import type { Color } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { deltaEOk } from "#color/difference/difference.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import type { ToolModel } from "./tool-model.ts";

/** Smaller than an 8-bit step, larger than the rounding error of any format. */
const SAME_DELTA_E = 0.0001;

/**
 * Reads the state from the link in one of our exports, on any host. Null unless that state yields exactly the imported
 * colors: later manual changes take precedence over the link.
 */
export function stateOfLink<State>(
  imported: ImportedPalette,
  path: string,
  model: ToolModel<State>,
  exportOf: (state: State) => ExportPalette,
): State | null {
  const url = imported.link && URL.canParse(imported.link) ? new URL(imported.link) : null;
  if (url?.pathname !== path) return null;
  const { state } = model.read(url.searchParams);
  const made = exportOf(state).groups.flatMap(({ swatches }) => swatches);
  const found = imported.groups.flatMap(({ swatches }) => swatches);
  const isUnchanged = found.every(({ color, dark }, at) => {
    const own = made[at];
    return own && isSameColor(own.color, color) && (!dark || (own.dark && isSameColor(own.dark, dark)));
  });
  return isUnchanged && found.length === made.length ? state : null;
}

function isSameColor(made: Color, found: Color): boolean {
  return toRgb24(made) === toRgb24(found) || deltaEOk(made, found) < SAME_DELTA_E;
}
