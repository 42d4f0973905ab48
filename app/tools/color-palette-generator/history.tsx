import { lazy, Suspense, useDeferredValue, useRef } from "react";
import { useBench } from "./bench-context.ts";

const HistoryStrip = lazy(async () => ({ default: (await import("./history-strip.tsx")).HistoryStrip }));

/** The palettes so far, drawn after the frame of the palette itself. */
export function History() {
  const { controls, nameOf, isReady } = useBench();
  const history = useDeferredValue(controls.history);
  const now = useDeferredValue(controls.historyIndex);
  const { current: goTo } = useRef(controls.goTo);
  return (
    <div className="h-[52px] pointer-coarse:h-16 min-w-0">
      {isReady && (
        <Suspense>
          <HistoryStrip history={history} now={now} nameOf={nameOf} goTo={goTo} />
        </Suspense>
      )}
    </div>
  );
}
