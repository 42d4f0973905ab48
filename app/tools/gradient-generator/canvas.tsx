import { useEffect, useRef, useState } from "react";
import { late } from "#app/late/late.tsx";
import type { Box } from "#color/gradient/geometry.ts";
import { useBench } from "./use-bench.ts";
import { sayGradient } from "./words.ts";

const CanvasHandles = late(
  async () => (await import("./canvas-handles.tsx")).CanvasHandles,
  "What is gripped on the canvas",
);

/** The gradient, as large as the window allows. What can be gripped on it can be reached by keys below. */
export function Canvas() {
  const { state, drawn, findName } = useBench();
  const surface = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setBox({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const names = state.stops.map(({ color }, index) => findName(color) || `color ${index + 1}`);
  return (
    <div
      ref={surface}
      data-bench
      className="checker swatch relative h-[clamp(260px,46vh,620px)] touch-pan-y select-none overflow-hidden border-line border-y md:h-[clamp(300px,52vh,640px)]"
    >
      <div
        role="img"
        aria-label={sayGradient(state, names)}
        className="swatch absolute inset-0"
        style={{ backgroundImage: drawn.code.modern }}
      />
      {box && box.width > 0 && <CanvasHandles box={box} />}
    </div>
  );
}
