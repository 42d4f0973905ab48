import { late } from "#app/late/late.tsx";
import type { PanelsProps } from "./palette-panels.tsx";

const Panels = late(async () => (await import("./palette-panels.tsx")).PalettePanels, null, { isIdle: true });

/** The panels below the bench. Their place is kept until they are there. */
export function LatePanels(props: PanelsProps) {
  return (
    <div className="grid noscript:hidden min-h-80">
      <Panels {...props} />
    </div>
  );
}
