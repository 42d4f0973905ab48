import { useEffect, useState } from "react";
import type { ExportFormat } from "#color/export/formats.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { drawSheet } from "./draw-sheet.ts";
import type { ExportChoice } from "./export-choice.ts";
import { makeProduct, type Product } from "./make-product.ts";

/** What the panel shows and hands out. It names its format, since the chosen one may be newer. */
export type Made = { readonly format: ExportFormat; readonly palette: ExportPalette; readonly product: Product };

/** The chosen format, written. The last one stays until the next is ready; null before the first. */
export function useProduct(palette: ExportPalette | null, format: ExportFormat, choice: ExportChoice) {
  const [made, setMade] = useState<Made | null>(null);
  const [failed, setFailed] = useState<ExportFormat | null>(null);
  useEffect(() => {
    if (!palette) return;
    let isCurrent = true;
    makeProduct(palette, format, choice, drawSheet).then(
      (product) => {
        if (!isCurrent) return;
        setMade({ format, palette, product });
        setFailed(null);
      },
      () => isCurrent && setFailed(format),
    );
    return () => {
      isCurrent = false;
    };
  }, [palette, format, choice]);
  return { made, hasFailed: failed === format };
}
