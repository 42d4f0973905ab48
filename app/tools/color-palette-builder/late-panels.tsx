import type { PanelsProps } from "./palette-panels.tsx";
import { useArrival } from "./use-arrival.ts";

/** The bench answers first. */
const WAIT_MS = 300;

/** The panels below the bench, which come when the page has time for them. Their place is kept. */
export function LatePanels(props: PanelsProps) {
  const Panels = useArrival(async () => (await import("./palette-panels.tsx")).PalettePanels, WAIT_MS);
  return <div className="grid noscript:hidden min-h-80">{Panels && <Panels {...props} />}</div>;
}
