import type { RouterContextProvider } from "react-router";
import type { ExportFormatId } from "#color/export/formats.ts";
import { printHex } from "#color/text/print.ts";
import { namesContext, originContext } from "#contract/site.ts";
import { benchQuery, colorsQuery, readBench } from "./address.ts";
import { type Arrival, arrivalOf } from "./arrival.ts";
import { FILE_FORMATS, filePath } from "./make-file.ts";
import { nameBench } from "./name-bench.ts";

export const STEM = "palette";

export type Bench = Awaited<ReturnType<typeof loadBench>>;

/** Everything the page shows of the palette in its address. `formats` are those of which the page shows what arrives. */
export async function loadBench(
  url: URL,
  context: Readonly<RouterContextProvider>,
  formats: readonly (ExportFormatId | null)[],
) {
  const address = readBench(url.searchParams);
  const palette = nameBench(address, context.get(namesContext), context.get(originContext));
  const shown = FILE_FORMATS.filter(({ id }) => formats.includes(id));
  const arrivals: Arrival[] = await Promise.all(shown.map((format) => arrivalOf(palette, format, STEM)));
  const [{ swatches = [] } = {}] = palette.groups;
  return {
    query: benchQuery(address),
    colors: colorsQuery(address.colors),
    problem: address.problem,
    isExample: address.text === "",
    title: palette.name,
    swatches: swatches.map(({ name, color }) => ({ name, hex: printHex(color) })),
    arrivals,
    files: FILE_FORMATS.map((format) => ({
      id: format.id,
      label: format.label,
      hint: format.hint,
      extension: format.extension,
      path: filePath(STEM, format),
    })),
  };
}
