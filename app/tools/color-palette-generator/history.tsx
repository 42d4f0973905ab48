import { late } from "#app/late/late.tsx";
import { useBench } from "./bench-context.ts";

const Strip = late(async () => (await import("./history-strip.tsx")).HistoryStrip, null, { isIdle: true });

/** The palettes so far. */
export function History() {
  const { controls, nameOf } = useBench();
  const { history, historyIndex, goTo } = controls;
  return (
    <div className="h-[52px] pointer-coarse:h-16 min-w-0">
      <Strip history={history} now={historyIndex} nameOf={nameOf} goTo={goTo} />
    </div>
  );
}
