import { useCallback, useState } from "react";
import { late } from "#app/late/late.tsx";
import type { Box } from "#color/gradient/geometry.ts";
import { useBench } from "../use-bench.ts";
import { describeGradient } from "../words.ts";

const CanvasHandles = late(async () => (await import("./canvas-handles.tsx")).CanvasHandles, null);

/** As large as the window allows. The controls below offer everything on it to the keyboard. */
export function Canvas() {
  const { controls, state, drawn, findName } = useBench();
  const { history, historyIndex } = controls;
  // Silent during a drag, and about the angle, which its slider says.
  const said = describeGradient(history[historyIndex] ?? state, findName, "");
  const [first] = useState(said);
  const [box, setBox] = useState<Box | null>(null);
  // A new function would create an observer on every render, and each first size triggers another render.
  const measure = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setBox({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <p role="status" className="sr-only">
        {said !== first && said}
      </p>
      <div
        ref={measure}
        data-bench
        className="checker swatch relative isolate h-[clamp(180px,27vh,620px)] select-none overflow-hidden border-line border-y [touch-action:pan-y_pinch-zoom] md:h-[clamp(170px,100dvh-594px,560px)]"
      >
        <div
          role="img"
          aria-label={describeGradient(state, findName)}
          className="swatch absolute inset-0"
          style={{ backgroundImage: drawn.code.modern }}
        />
        {box && box.width > 0 && <CanvasHandles box={box} />}
      </div>
    </>
  );
}
