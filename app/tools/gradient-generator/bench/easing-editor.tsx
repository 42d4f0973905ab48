import { SliderHandle } from "#app/tools/slider-handle.tsx";
import type { Bezier } from "#color/gradient/ease.ts";
import { change } from "../changes.ts";
import { useBench } from "../use-bench.ts";

const SIDE = 100;
const STEP = 0.02;
const LARGE_STEP = 0.1;
const MOVES: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The curve from one color to the next: time on the x axis, the share of the next color on the y axis. */
export function EasingEditor({ onEdit }: { onEdit: () => void }) {
  const { easing } = useBench().state;
  const [x1, y1, x2, y2] = easing.map((value, index) => SIDE * (index % 2 === 0 ? value : 1 - value));
  const line = { className: "stroke-ink", strokeWidth: 2, vectorEffect: "non-scaling-stroke" } as const;
  return (
    <div className="grid gap-2">
      <div className="relative mx-1.5 h-40 rounded-swatch bg-well">
        <svg
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          preserveAspectRatio="none"
          fill="none"
          aria-hidden
          className="size-full overflow-visible"
        >
          <title>The curve</title>
          <path
            {...line}
            strokeWidth={1}
            className="stroke-ink-3"
            d={`M0 ${SIDE} L${x1} ${y1} M${SIDE} 0 L${x2} ${y2}`}
          />
          <path {...line} d={`M0 ${SIDE} C${x1} ${y1} ${x2} ${y2} ${SIDE} 0`} />
        </svg>
        <Handle first={0} label="First handle of the curve" onEdit={onEdit} />
        <Handle first={2} label="Second handle of the curve" onEdit={onEdit} />
      </div>
      <p className="font-mono text-ink-2 text-xs">cubic-bezier({easing.join(", ")})</p>
    </div>
  );
}

function Handle({ first, label, onEdit }: { first: 0 | 2; label: string; onEdit: () => void }) {
  const { controls, state } = useBench();
  const [x, y] = [state.easing[first], state.easing[first + 1] as number];
  const set = (nextX: number, nextY: number) => {
    const easing = state.easing.with(first, nextX).with(first + 1, nextY) as unknown as Bezier;
    controls.preview(change, { easing });
    onEdit();
  };
  return (
    <SliderHandle
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1}
      value={x}
      aria-valuetext={`${x} across, ${y} up`}
      commit={controls.commit}
      onMove={(left, top) => set(left, 1 - top)}
      onKey={(key, isLarge) => {
        const [right, up] = MOVES[key] ?? [];
        if (right === undefined || up === undefined) return false;
        const by = isLarge ? LARGE_STEP : STEP;
        set(x + right * by, y + up * by);
        return true;
      }}
      className="-translate-1/2 size-11 cursor-grab active:cursor-grabbing"
      style={{ left: `${x * 100}%`, top: `${(1 - y) * 100}%` }}
    >
      <span className="size-4 rounded-full border-2 border-paper bg-ink group-focus-visible:outline-2 group-focus-visible:outline-ink group-focus-visible:outline-offset-2" />
    </SliderHandle>
  );
}
