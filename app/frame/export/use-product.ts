import { useMemo, useState } from "react";
import { loadNames } from "#app/color-names.ts";
import { useFetched } from "#app/ui/use-fetched.ts";
import type { ExportFormat } from "#color/export/formats.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { useLoaded } from "../use-loaded.ts";
import { drawSheet } from "./draw-sheet.ts";
import type { ExportChoice, Naming } from "./export-choice.ts";
import { makeProduct, type Product } from "./make-product.ts";
import { hasUnnamed, nameSwatches, numberSwatches } from "./name-swatches.ts";

/** What the panel shows and saves. Includes its format, since a newer one may be chosen already. */
export type Made = { readonly format: ExportFormat; readonly palette: ExportPalette; readonly product: Product };

/** Keeps the last product until the next one is ready; null before the first. */
export function useProduct(palette: ExportPalette | null, format: ExportFormat, choice: ExportChoice) {
  const [made, setMade] = useState<Made | null>(null);
  const [failed, setFailed] = useState<ExportFormat | null>(null);
  // useFetched fetches again when its identity changes.
  const asked = useMemo(() => palette && { palette, format, choice }, [palette, format, choice]);
  useFetched(asked, {
    fetch: (wanted) => wanted && make(wanted),
    onDone: (next) => {
      setMade(next);
      setFailed(null);
    },
    onFail: () => setFailed(format),
  });
  return { made, hasFailed: failed === format };
}

/** Together with what it was made of, because a newer choice may have been rendered when it arrives. */
async function make({ palette, format, choice }: Omit<Made, "product"> & { choice: ExportChoice }): Promise<Made> {
  return { palette, format, product: await makeProduct(palette, format, choice, drawSheet) };
}

/** Null while the list of names is loading. If that fails, swatches are numbered. */
export function useNamedPalette(palette: ExportPalette, naming: Naming) {
  const isUnnamed = hasUnnamed(palette);
  const needsNames = isUnnamed && naming === "names";

  const { value: names, hasFailed } = useLoaded(needsNames ? "names" : "", () =>
    needsNames ? loadNames("best") : null,
  );

  // useProduct compares it by identity.
  const named = useMemo(() => {
    if (!isUnnamed) return palette;
    if (naming === "numbers" || hasFailed) return numberSwatches(palette);
    return names && nameSwatches(palette, names);
  }, [palette, isUnnamed, naming, names, hasFailed]);
  return { named, isUnnamed, hasFailed };
}
