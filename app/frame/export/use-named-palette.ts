import { useMemo } from "react";
import { loadNames } from "#app/color-names.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { useLoaded } from "../use-loaded.ts";
import type { Naming } from "./export-choice.ts";
import { hasUnnamed, nameSwatches, numberSwatches } from "./name-swatches.ts";

/** The palette with a name for every swatch; null while the list of names is on its way. Without it there are numbers. */
export function useNamedPalette(palette: ExportPalette, naming: Naming) {
  const isUnnamed = useMemo(() => hasUnnamed(palette), [palette]);
  const needsNames = isUnnamed && naming === "names";

  const { value: names, hasFailed } = useLoaded(needsNames ? "names" : "", () =>
    needsNames ? loadNames("best") : null,
  );

  const named = useMemo(() => {
    if (!isUnnamed) return palette;
    if (naming === "numbers" || hasFailed) return numberSwatches(palette);
    return names && nameSwatches(palette, names);
  }, [palette, isUnnamed, naming, names, hasFailed]);
  return { named, isUnnamed, hasFailed };
}
