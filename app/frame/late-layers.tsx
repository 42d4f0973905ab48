import { type ComponentType, useEffect, useState } from "react";

/**
 * Notifications, tooltips, the tray and the sheet of shortcuts. Nothing of them is in the HTML, so their code comes after
 * everything else; a notification that is shown before waits in its store.
 */
export function LateLayers() {
  const [Layers, setLayers] = useState<ComponentType>();
  useEffect(() => {
    if (Layers) return;
    const load = () =>
      import("./layers.tsx").then(
        (loaded) => setLayers(() => loaded.Layers),
        () => {}, // without a connection: when it is back
      );
    void load();
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [Layers]);
  return Layers && <Layers />;
}
