import type { ReadExport } from "#app/tools/read-export.ts";
import { convert } from "#color/convert.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { neutrals } from "#color/neutrals.ts";
import { markersOf } from "./markers.ts";
import { model } from "./model.ts";
import { ruleOf } from "./rules.ts";
import type { Bench } from "./use-bench.ts";

type Palette = Pick<Bench, "state" | "markers" | "findName">;

/** The grays get a separate group. */
export function exportOf({ state, markers, findName }: Palette, link: string): ExportPalette {
  const base = markers[0] && convert(markers[0].color, "oklch");
  return {
    name: paletteName({ state, markers, findName }),
    link,
    groups: [
      { name: "", swatches: markers.map(({ color }) => ({ name: findName(color), color })) },
      {
        name: "Neutral",
        swatches: neutrals(base?.h ?? null, state.neutral).map((color, at) => ({ name: String(at + 1), color })),
      },
    ],
  };
}

/** A name such as "Triad of Crimson Soul". */
export function paletteName({ state, markers, findName }: Palette): string {
  const rule = ruleOf(state.rule).name;
  const first = markers[0] ? findName(markers[0].color) : "";
  return first ? `${rule} of ${first}` : rule;
}

export const readExport: ReadExport = (query, nameOf, link) => {
  const { state } = model.read(query);
  return exportOf({ state, markers: markersOf(state), findName: nameOf }, link);
};
