import { useMemo, useState } from "react";
import { loadNames } from "#app/color-names.ts";
import { useFetched } from "#app/ui/use-fetched.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import type { NameIndex } from "#color/names.ts";
import type { Naming } from "./export-choice.ts";
import { hasUnnamed, nameSwatches, numberSwatches } from "./name-swatches.ts";

/** The palette with a name for every swatch; null while the list of names is on its way. Without it there are numbers. */
export function useNamedPalette(palette: ExportPalette, naming: Naming) {
  const [names, setNames] = useState<NameIndex | "failed" | null>(null);
  const isUnnamed = useMemo(() => hasUnnamed(palette), [palette]);
  const needsNames = isUnnamed && naming === "names";
  useFetched(needsNames, {
    fetch: () => (needsNames ? loadNames("best") : null),
    onDone: setNames,
    onFail: () => setNames("failed"),
  });

  const named = useMemo(() => {
    if (!isUnnamed) return palette;
    if (naming === "numbers" || names === "failed") return numberSwatches(palette);
    return names && nameSwatches(palette, names);
  }, [palette, isUnnamed, naming, names]);
  return { named, isUnnamed, hasFailed: needsNames && names === "failed" };
}
