import { useState } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import type { Palette } from "./palette.ts";

/** What a card can do with its palette. */
export type PaletteActions = {
  readonly copyAll: (palette: Palette) => void;
  readonly copyOne: (palette: Palette, place: number) => void;
  readonly keepAll: (palette: Palette) => void;
  readonly save: (palette: Palette) => void;
  readonly startExport: (palette: Palette) => void;
};

const actionsCode = lateCode(async () => {
  const { prepare, copyAll, copyOne, keepAll, save, Exporter } = await import("./late-actions.tsx");
  prepare();
  return { copyAll, copyOne, keepAll, save, Exporter };
});

/** Their code comes when a pointer, a finger or the focus gets near: `prefetch`. */
export function usePaletteActions() {
  const { code, preload, wake } = useLateCode(actionsCode, "What this button does");
  const [exported, setExported] = useState<{ palette: Palette; time: number } | null>(null);
  const withCode = async (run: (loaded: NonNullable<typeof code>) => unknown) => {
    // At once where it is there: Safari lets a page copy only within the press itself.
    const loaded = code ?? (await wake());
    if (loaded) run(loaded);
  };
  const actions: PaletteActions = {
    copyAll: (palette) => void withCode((loaded) => loaded.copyAll(palette)),
    copyOne: (palette, place) => void withCode((loaded) => loaded.copyOne(palette, place)),
    keepAll: (palette) => void withCode((loaded) => loaded.keepAll(palette)),
    save: (palette) => void withCode((loaded) => loaded.save(palette)),
    startExport: (palette) => void withCode(() => setExported({ palette, time: Date.now() })),
  };
  return { actions, prefetch: preload, Exporter: code?.Exporter, exported };
}
