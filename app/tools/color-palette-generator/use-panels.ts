import { useRef, useState } from "react";
import type { ExportHandle } from "#app/frame/export/export-button.tsx";
import { VARIATIONS_HASH } from "#app/frame/variations/variations-path.ts";
import { useBrowserFact } from "#app/ui/browser-fact.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import type { Bench, GeneratorActions } from "./bench.tsx";
import { nameOfPalette, palettePath } from "./palette/palette-path.ts";
import { colorsOf } from "./palette/state.ts";

type DrawerName = "preview" | "variations";
export type Panels = ReturnType<typeof usePanels>;

/** What opens around the palette, and what becomes of it. */
export function usePanels({ now }: GeneratorActions, { findName, nameOf }: Pick<Bench, "findName" | "nameOf">) {
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const isLinked = useBrowserFact(isVariationsLink, false);
  const [chosen, setChosen] = useState<DrawerName | null>();
  const [isStartOpen, setIsStartOpen] = useState(false);
  const exporter = useRef<ExportHandle>(null);
  const drawer = chosen === undefined && isLinked ? "variations" : (chosen ?? null);
  return {
    isSettingsOpen,
    /** Under the palette, one at a time. */
    drawer,
    isStartOpen,
    // The palette keeps most of the window: what opens above it closes what is open below, and the other way round.
    toggleSettings: () => {
      setIsSettingsOpen(!isSettingsOpen);
      setChosen(null);
    },
    toggleDrawer: (name: DrawerName) => {
      setChosen(drawer === name ? null : name);
      setIsSettingsOpen(false);
    },
    openStart: () => setIsStartOpen(true),
    closeStart: () => setIsStartOpen(false),
    exporter,
    palette: (): ExportPalette => {
      const state = now();
      return {
        name: nameOfPalette(state, nameOf),
        link: new URL(palettePath(state), window.location.origin).href,
        groups: [{ name: "", swatches: colorsOf(state).map((color) => ({ name: findName(color), color })) }],
      };
    },
    thing: () => {
      const state = now();
      return { name: nameOfPalette(state, nameOf), path: palettePath(state), colors: colorsOf(state) };
    },
  };
}

const isVariationsLink = () => window.location.hash === VARIATIONS_HASH;
