import { type ComponentType, useEffect, useState } from "react";
import { LATE_PART_EVENT, type LatePart, sayNotLoaded } from "./late-parts-event.ts";
import { hasKeptColors } from "./tray/tray-key.ts";

type Loaded = { Parts: ComponentType<{ first: LatePart }>; first: LatePart };

/**
 * What may stand on every page but is seldom there: the tray of kept colors, and the sheet of keyboard shortcuts. Every
 * page carries this, so it only listens until something is asked for.
 */
export function LateParts() {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (loaded) return;
    const listen = (event: { detail?: LatePart }) => {
      const first = event.detail ?? (hasKeptColors() && "tray");
      if (first)
        import("./loaded-parts.tsx").then(
          ({ LoadedParts: Parts }) => setLoaded({ Parts, first }),
          () => sayNotLoaded(first),
        );
    };
    listen({});
    const events = [LATE_PART_EVENT, "storage"];
    for (const name of events) addEventListener(name, listen as EventListener);
    return () => {
      for (const name of events) removeEventListener(name, listen as EventListener);
    };
  }, [loaded]);
  return loaded && <loaded.Parts first={loaded.first} />;
}
