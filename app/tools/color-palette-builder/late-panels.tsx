import { useIdlePart } from "#app/frame/use-idle-part.ts";
import type { PanelsProps } from "./palette-panels.tsx";

/** The panels below the bench, which come when the page has time for them. Their place is kept. */
export function LatePanels(props: PanelsProps) {
  const Panels = useIdlePart(async () => (await import("./palette-panels.tsx")).PalettePanels);
  return <div className="grid noscript:hidden min-h-80">{Panels && <Panels {...props} />}</div>;
}
