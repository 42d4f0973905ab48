import { useIdlePart } from "#app/frame/use-idle-part.ts";
import { useBench } from "./bench-context.ts";

/** The palettes so far. */
export function History() {
  const { controls, nameOf, isReady } = useBench();
  const { history, historyIndex, goTo } = controls;
  const Strip = useIdlePart(async () => (await import("./history-strip.tsx")).HistoryStrip, isReady);
  return (
    <div className="h-[52px] pointer-coarse:h-16 min-w-0">
      {Strip && <Strip history={history} now={historyIndex} nameOf={nameOf} goTo={goTo} />}
    </div>
  );
}
