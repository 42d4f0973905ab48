import { readColor, writeColors } from "#color/text/address.ts";
import { colorPaletteGenerator } from "#content/tools.ts";
import { pathWith } from "../tool-path.ts";
import type { SavedPalette } from "./library-data.ts";
import { type Place, readPlace } from "./saved-place.ts";

/** Where a saved palette opens: in the tool that made it, or in the generator if that page is gone. */
export function placeOfPalette({ path, colors }: Pick<SavedPalette, "path" | "colors">): Place {
  const { title, maxColors } = colorPaletteGenerator;
  const first = colors.flatMap((text) => readColor(text) ?? []).slice(0, maxColors);
  return readPlace(path) ?? { label: title, path: pathWith(colorPaletteGenerator, writeColors(first)) };
}
