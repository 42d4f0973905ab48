import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Crop } from "#app/frame/picture/picture.ts";
import type { PictureStage } from "#app/frame/picture/picture-pins.tsx";
import { arrowStep } from "#app/frame/picture/points.ts";
import { commitTaps } from "#app/ui/commit-taps.ts";
import { clamp } from "#color/clamp.ts";
import { setSettings } from "./changes.ts";
import { MIN_CROP } from "./state.ts";
import type { Bench } from "./use-bench.ts";

type Props = { bench: Bench; crop: Crop; stage: PictureStage };
type Part = "start" | "end" | "whole";

/** In thousandths of a side. */
const STEP = 5;
const WHOLE =
  "absolute z-[5] cursor-move touch-none border-2 border-white shadow-[0_0_0_9999px_rgb(0_0_0/0.55)] outline-none focus-visible:border-dashed";
const CORNER =
  "absolute z-[6] grid size-11 -translate-1/2 touch-none place-items-center outline-none after:size-4 after:rounded-[4px] after:border-2 after:border-white after:bg-ink after:shadow-[0_0_0_1px_rgb(0_0_0/0.45)] focus-visible:after:outline-2 focus-visible:after:outline-white dark:after:bg-black cursor-nwse-resize";

/** The corners and the whole frame can be dragged or moved by arrow keys. */
export function CropFrame(props: Props) {
  const propsOf = useCropMoves(props);
  const { x, y, width, height } = props.crop;
  const percent = (value: number) => `${value / 10}%`;
  const size = `${Math.round(width / 10)} by ${Math.round(height / 10)} percent of the picture`;
  const start = { left: percent(x), top: percent(y) };
  const end = { left: percent(x + width), top: percent(y + height) };
  const parts = [
    ["whole", `Crop, ${size}. Arrow keys move it`, { ...start, width: percent(width), height: percent(height) }],
    ["start", "Upper left corner of the crop", start],
    ["end", "Lower right corner of the crop", end],
  ] as const;
  return (
    <div className="absolute inset-0 overflow-hidden">
      {parts.map(([part, label, style]) => (
        <button
          key={part}
          type="button"
          aria-label={label}
          {...propsOf(part)}
          className={part === "whole" ? WHOLE : CORNER}
          style={style}
        />
      ))}
    </div>
  );
}

/** A drag or a held key is one undo step. */
function useCropMoves({ bench, crop, stage }: Props) {
  const grip = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  const place = ({ clientX, clientY }: PointerEvent) => {
    const point = stage.toPoint(clientX, clientY);
    return point && { x: (point.x / stage.width) * 1000, y: (point.y / stage.height) * 1000 };
  };
  const move = (from: Crop, part: Part, dx: number, dy: number) =>
    bench.drag(setSettings, { crop: shift(from, part, dx, dy) });
  const release = () => {
    if (grip.current) bench.endDrag();
    grip.current = null;
  };
  return (part: Part) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      const at = place(event);
      if (event.button !== 0 || !at) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { ...at, crop };
    },
    onPointerMove: (event: PointerEvent) => {
      const at = grip.current && place(event);
      if (grip.current && at) move(grip.current.crop, part, at.x - grip.current.x, at.y - grip.current.y);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      const step = arrowStep(event);
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      move(crop, part, step.x * STEP, step.y * STEP);
    },
    onKeyUp: (event: KeyboardEvent) => commitTaps(event, bench.endDrag),
  });
}

function shift({ x, y, width, height }: Crop, part: Part, dx: number, dy: number): Crop {
  if (part === "whole") return { width, height, x: clamp(x + dx, 0, 1000 - width), y: clamp(y + dy, 0, 1000 - height) };
  if (part === "end") return { x, y, width: Math.max(MIN_CROP, width + dx), height: Math.max(MIN_CROP, height + dy) };
  const left = clamp(x + dx, 0, x + width - MIN_CROP);
  const top = clamp(y + dy, 0, y + height - MIN_CROP);
  return { x: left, y: top, width: width + x - left, height: height + y - top };
}
