import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { ImportAction } from "#app/frame/import/import-button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import type { Bench } from "../bench-context.ts";
import { addColors, replaceColors } from "../changes.ts";
import { getEngine } from "../engine.ts";
import type { GeneratorData } from "../route-data.ts";

export type Start = ReturnType<typeof useStart>;

/** Where a palette begins, other than by chance. Each way is one step of history. */
export function useStart({ controls }: Bench) {
  const { state, apply, undo } = controls;
  const fetcher = useFetcher<GeneratorData>();

  const tell = (title: string, text?: string) =>
    showToast({ type: "info", title, text, action: { label: "Undo", onSelect: undo } });
  const take = (colors: readonly Color[], from: string, action: ImportAction = "replace") => {
    const count = colors.length;
    if (action === "add") apply(addColors, colors);
    else apply((old) => replaceColors(old, colors, getEngine().randomSeed()));
    const text = count > 12 ? `Of ${count} colors the first 12 are shown.` : undefined;
    tell(count === 1 ? `A palette around one color from ${from}` : `${Math.min(count, 12)} colors from ${from}`, text);
  };
  /** The server knows every name; what it found arrives as a palette. */
  const arrive = useEffectEvent(({ state: found, notices }: GeneratorData) => {
    if (found.slots.length === state.slots.length && found.seed === state.seed && notices.length > 0) {
      const isSame = found.slots.every(({ color }, at) => color === state.slots[at]?.color);
      if (isSame) return showToast({ type: "error", title: "No palette", text: notices.join(" ") });
    }
    apply((old) => ({ ...old, seed: found.seed, slots: found.slots }));
    tell("A new palette", notices.join(" ") || undefined);
  });
  const { data } = fetcher;
  useEffect(() => {
    if (data) arrive(data);
  }, [data]);

  return {
    fetcher,
    takeImport: ({ groups, format }: ImportedPalette, action?: ImportAction) =>
      take(
        groups.flatMap(({ swatches }) => swatches.map(({ color }) => color)),
        format,
        action,
      ),
    takeImage: async (file: File) => {
      try {
        const { colorsOfImage } = await import("./image-colors.ts");
        take(await colorsOfImage(file, state.slots.length), "the picture");
      } catch {
        showToast({
          type: "error",
          title: "No picture",
          text: "This file could not be read as a picture. JPEG, PNG, WebP, GIF and AVIF work.",
        });
      }
    },
  };
}
