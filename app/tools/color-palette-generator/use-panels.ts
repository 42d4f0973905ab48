import { type RefObject, useEffect, useRef, useState } from "react";
import type { ExportHandle } from "#app/frame/export/export-button.tsx";
import { VARIATIONS_HASH } from "#app/frame/variations/variations-path.ts";

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
};

/** What opens around the palette. */
export function usePanels(): Panels {
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const [drawer, setDrawer] = useState<DrawerName | null>(null);
  const [isStartOpen, setIsStartOpen] = useState(false);
  const exporter = useRef<ExportHandle>(null);
  useEffect(() => {
    if (location.hash === VARIATIONS_HASH) setDrawer("variations");
  }, []);
  return {
    isSettingsOpen,
    drawer,
    isStartOpen,
    toggleSettings: () => setIsSettingsOpen((is) => !is),
    toggleDrawer: (name) => setDrawer((open) => (open === name ? null : name)),
    openStart: () => setIsStartOpen(true),
    closeStart: () => setIsStartOpen(false),
    exporter,
  };
}
