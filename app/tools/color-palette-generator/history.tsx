import { useBench } from "./bench-context.ts";
import { useIdlePart } from "./use-idle-part.ts";

/** The palettes so far. */
export function History() {
  const { controls, nameOf, isReady } = useBench();
  const { history, historyIndex, goTo } = controls;
  const Strip = useIdlePart(isReady, async () => (await import("./history-strip.tsx")).HistoryStrip);
  return (
    <div className="h-[52px] pointer-coarse:h-16 min-w-0">
      {Strip && <Strip history={history} now={historyIndex} nameOf={nameOf} goTo={goTo} />}
    </div>
  );
}
