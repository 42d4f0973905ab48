import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Crop, Point } from "#app/frame/picture/picture.ts";
import { setSettings } from "./changes.ts";
import { MIN_CROP } from "./state.ts";
import type { Bench } from "./use-bench.ts";

type Props = {
  bench: Bench;
  crop: Crop;
  width: number;
  height: number;
  toPoint: (clientX: number, clientY: number) => Point | null;
};
type Part = "start" | "end" | "whole";

/** Thousandths of a side. */
const STEP = 5;
const LARGE_STEP = 50;
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The part of the picture that counts: its corners and all of it are dragged, or moved by arrow keys. */
export function CropFrame({ bench, crop, width, height, toPoint }: Props) {
  const grip = useRef<{ part: Part; x: number; y: number; crop: Crop } | null>(null);
  const place = (event: PointerEvent) => {
    const point = toPoint(event.clientX, event.clientY);
    return point && { x: (point.x / width) * 1000, y: (point.y / height) * 1000 };
  };
  const propsOf = (part: Part, label: string) => ({
    "aria-label": label,
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      event.stopPropagation();
      const at = place(event);
      if (event.button !== 0 || !at) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { part, ...at, crop };
    },
    onPointerMove: (event: PointerEvent) => {
      const at = grip.current && place(event);
      if (!grip.current || !at) return;
      const { x, y, crop: from } = grip.current;
      bench.drag(setSettings, { crop: shift(from, part, at.x - x, at.y - y) });
    },
    onPointerUp: () => {
      if (grip.current) bench.endDrag();
      grip.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? LARGE_STEP : STEP;
      bench.drag(setSettings, { crop: shift(crop, part, arrow[0] * step, arrow[1] * step) });
    },
    onKeyUp: (event: KeyboardEvent) => ARROWS[event.key] && bench.endDrag(),
  });
  const { x, y, width: wide, height: high } = crop;
  const percent = (value: number) => `${value / 10}%`;
  const size = `${Math.round(wide / 10)} by ${Math.round(high / 10)} percent of the picture`;
  const corner =
    "absolute z-[6] grid size-11 -translate-1/2 touch-none place-items-center outline-none after:size-4 after:rounded-[4px] after:border-2 after:border-white after:bg-ink after:shadow-[0_0_0_1px_rgb(0_0_0/0.5)] focus-visible:after:outline-2 focus-visible:after:outline-white dark:after:bg-black";
  return (
    <div className="absolute inset-0 overflow-hidden">
      <button
        type="button"
        {...propsOf("whole", `Crop, ${size}. Arrow keys move it`)}
        className="absolute z-[5] cursor-move touch-none border-2 border-white shadow-[0_0_0_9999px_rgb(0_0_0/0.55)] outline-none focus-visible:border-dashed"
        style={{ left: percent(x), top: percent(y), width: percent(wide), height: percent(high) }}
      />
      <button
        type="button"
        {...propsOf("start", "Upper left corner of the crop")}
        className={`${corner} cursor-nwse-resize`}
        style={{ left: percent(x), top: percent(y) }}
      />
      <button
        type="button"
        {...propsOf("end", "Lower right corner of the crop")}
        className={`${corner} cursor-nwse-resize`}
        style={{ left: percent(x + wide), top: percent(y + high) }}
      />
    </div>
  );
}

function shift({ x, y, width, height }: Crop, part: Part, dx: number, dy: number): Crop {
  const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  if (part === "whole")
    return { width, height, x: between(x + dx, 0, 1000 - width), y: between(y + dy, 0, 1000 - height) };
  if (part === "end") return { x, y, width: Math.max(MIN_CROP, width + dx), height: Math.max(MIN_CROP, height + dy) };
  const left = between(x + dx, 0, x + width - MIN_CROP);
  const top = between(y + dy, 0, y + height - MIN_CROP);
  return { x: left, y: top, width: width + x - left, height: height + y - top };
}
