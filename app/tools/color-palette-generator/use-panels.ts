import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { ExportHandle } from "#app/frame/export/export-button.tsx";
import { VARIATIONS_HASH } from "#app/frame/variations/variations-path.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import type { Act } from "./bench-context.ts";
import { colorsOf, nameOfPalette } from "./palette-path.ts";

export type DrawerName = "preview" | "variations";
export type Panels = {
  readonly isSettingsOpen: boolean;
  /** Under the palette, one at a time. */
  readonly drawer: DrawerName | null;
  readonly isStartOpen: boolean;
  readonly toggleSettings: () => void;
  readonly toggleDrawer: (name: DrawerName) => void;
  readonly openStart: () => void;
  readonly closeStart: () => void;
  readonly exporter: RefObject<ExportHandle | null>;
  readonly palette: () => ExportPalette;
  readonly save: () => void;
};

/** What opens around the palette, and what becomes of it: the same object while nothing opens or closes. */
export function usePanels({ now }: Act): Panels {
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const [drawer, setDrawer] = useState<DrawerName | null>(null);
  const [isStartOpen, setIsStartOpen] = useState(false);
  const exporter = useRef<ExportHandle>(null);
  useEffect(() => {
    if (location.hash === VARIATIONS_HASH) setDrawer("variations");
  }, []);
  return useMemo(
    () => ({
      isSettingsOpen,
      drawer,
      isStartOpen,
      toggleSettings: () => setIsSettingsOpen((is) => !is),
      toggleDrawer: (name) => setDrawer((now) => (now === name ? null : name)),
      openStart: () => setIsStartOpen(true),
      closeStart: () => setIsStartOpen(false),
      exporter,
      palette: () => {
        const { controls, findName, nameOf } = now();
        const { state, address } = controls;
        return {
          name: nameOfPalette(state, nameOf),
          link: new URL(address, window.location.origin).href,
          groups: [{ name: "", swatches: colorsOf(state).map((color) => ({ name: findName(color), color })) }],
        };
      },
      save: () => {
        const { controls, nameOf } = now();
        void import("./keep-palette.ts").then(
          ({ keepPalette }) => keepPalette(controls.state, nameOf),
          () => showToast(NOT_SAVED),
        );
      },
    }),
    [isSettingsOpen, drawer, isStartOpen, now],
  );
}

const NOT_SAVED = {
  type: "error",
  title: "Not saved",
  text: "A part of the page could not be loaded. Check your connection and try again.",
} as const;
