import { type ComponentType, useEffect, useState } from "react";
import type { PanelsProps } from "./palette-panels.tsx";

/** Parts stay for the life of the page. */
let loaded: ComponentType<PanelsProps> | null = null;

/** The panels below the bench, which come when the page has time for them. Their place is kept. */
export function LatePanels(props: PanelsProps) {
  const [Panels, setPanels] = useState(() => loaded);
  useEffect(() => {
    if (Panels) return;
    const timer = setTimeout(() => {
      import("./palette-panels.tsx").then(
        ({ PalettePanels }) => {
          loaded = PalettePanels;
          setPanels(() => PalettePanels);
        },
        () => {}, // offline: the palette itself works without them
      );
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [Panels]);
  return <div className="grid noscript:hidden min-h-80">{Panels && <Panels {...props} />}</div>;
}

/** The bench answers first. */
const WAIT_MS = 300;
