import { useState } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import type { Palette } from "./palette.ts";

/** What one can do with a palette, for its card. */
export type Deeds = {
  readonly copyAll: (palette: Palette) => void;
  readonly copyOne: (palette: Palette, place: number) => void;
  readonly keepAll: (palette: Palette) => void;
  readonly save: (palette: Palette) => void;
  readonly startExport: (palette: Palette) => void;
};

const deedsCode = lateCode(async () => {
  const { prepare, copyAll, copyOne, keepAll, save, Exporter } = await import("./deeds.tsx");
  prepare();
  return { copyAll, copyOne, keepAll, save, Exporter };
});

/** The code of these comes when a pointer, a finger or the focus gets near: `prefetch`. */
export function useDeeds() {
  const { code, preload, wake } = useLateCode(deedsCode, "What this button does");
  const [asked, setAsked] = useState<{ palette: Palette } | null>(null);
  const act = async (deed: (come: NonNullable<typeof code>) => unknown) => {
    // At once where it is there: Safari lets a page copy only within the press itself.
    const come = code ?? (await wake());
    if (come) deed(come);
  };
  const deeds: Deeds = {
    copyAll: (palette) => void act((come) => come.copyAll(palette)),
    copyOne: (palette, place) => void act((come) => come.copyOne(palette, place)),
    keepAll: (palette) => void act((come) => come.keepAll(palette)),
    save: (palette) => void act((come) => come.save(palette)),
    startExport: (palette) => void act(() => setAsked({ palette })),
  };
  return { deeds, prefetch: preload, Exporter: code?.Exporter, asked };
}
