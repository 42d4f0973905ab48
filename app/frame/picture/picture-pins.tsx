import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef } from "react";
import { commitTaps } from "#app/ui/commit-taps.ts";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { tip } from "#app/ui/tip.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import type { Point } from "./picture.ts";
import { arrowStep, pointWithin } from "./points.ts";

/** A picture and its position on the screen. Points are limited to the picture. */
export type PictureStage = {
  width: number;
  height: number;
  /** The picture's point at a screen position. */
  toPoint: (clientX: number, clientY: number) => Point | null;
  /** A point's position, as CSS lengths relative to the surrounding box. */
  place: (point: Point) => { left: string; top: string };
  /** Brings a point into view, if the picture can be zoomed. */
  show?: (point: Point) => void;
};

type Props = {
  pins: readonly { readonly color: Color; readonly point: Point | null }[];
  bench: {
    selected: number;
    label: (place: number) => string;
    select: (place: number) => void;
    /** A drag or a held key is a single step, which ends with `commit`. */
    movePin: (place: number, point: Point) => void;
    controls: { commit: () => void; cancel: () => void };
    remove: (place: number) => void;
  };
  stage: PictureStage;
  /** Called with the pin being moved, which the loupe shows; null at the end. */
  onHeld: (place: number | null) => void;
};
type PinProps = Omit<Props, "pins"> & { color: Color; point: Point; place: number };

export function PicturePins({ pins, ...shared }: Props) {
  return pins.map(({ color, point }, place) => point && <Pin key={place} {...{ color, point, place }} {...shared} />);
}

function Pin(props: PinProps) {
  const { color, point, place, bench, stage } = props;
  const label = `${bench.label(place)}, at ${point.x}, ${point.y}`;
  const isSelected = place === bench.selected;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      {...tip(label)}
      {...usePinMoves(props)}
      className={`group -translate-1/2 absolute grid size-11 cursor-grab touch-none place-items-center rounded-full outline-none active:cursor-grabbing ${isSelected ? "z-20" : "z-10"}`}
      style={stage.place(point)}
    >
      <span
        className={`swatch grid place-items-center rounded-full border-2 border-white font-mono text-xs leading-none shadow-[0_0_0_1px_rgb(0_0_0/0.4),0_2px_8px_rgb(0_0_0/0.25)] transition-[width,height] group-focus-visible:outline-2 group-focus-visible:outline-ink group-focus-visible:outline-offset-2 ${isSelected ? "size-9" : "size-7"}`}
        style={swatchStyle(printHex(color))}
      >
        {place + 1}
      </span>
    </button>
  );
}

/** Moves a pin by dragging or with the arrow keys: one pixel, or ten with Shift. */
function usePinMoves({ point, place, bench, stage, onHeld }: PinProps) {
  const grip = useRef<{ dx: number; dy: number; hasMoved: boolean; pointerId: number } | null>(null);
  const select = () => bench.select(place);
  const { commit, cancel } = bench.controls;
  const letGo = (end: () => void) => {
    if (grip.current?.hasMoved) end();
    grip.current = null;
    onHeld(null);
  };
  const isGrip = ({ pointerId }: { pointerId: number }) => pointerId === grip.current?.pointerId;
  const onPointerEnd = (event: PointerEvent) => isGrip(event) && letGo(commit);
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      select();
      // A pointer's pin is in view and stays under it.
      if (!stage.show || !currentTarget.matches(":focus-visible")) return;
      stage.show(point);
      // The browser has scrolled the page to where the pin was.
      requestAnimationFrame(() => {
        for (const part of [currentTarget.parentElement, currentTarget]) part?.scrollIntoView({ block: "nearest" });
      });
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      if (event.button !== 0 || grip.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      select();
      const { x, y } = stage.toPoint(event.clientX, event.clientY) ?? point;
      grip.current = { dx: x - point.x, dy: y - point.y, hasMoved: false, pointerId: event.pointerId };
      onHeld(place);
    },
    onPointerMove: (event: PointerEvent) => {
      const at = isGrip(event) && stage.toPoint(event.clientX, event.clientY);
      if (!grip.current || !at) return;
      const [x, y] = [at.x - grip.current.dx, at.y - grip.current.dy];
      if (x === point.x && y === point.y) return;
      grip.current.hasMoved = true;
      bench.movePin(place, pointWithin(stage, x, y));
    },
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    // While held, only a stage does this that zooms by two fingers.
    onLostPointerCapture: (event: PointerEvent) => isGrip(event) && letGo(cancel),
    onClick: (event: { stopPropagation: () => void }) => event.stopPropagation(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Delete" || event.key === "Backspace") {
        event.preventDefault();
        return bench.remove(place);
      }
      const step = arrowStep(event);
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const to = pointWithin(stage, point.x + step.x, point.y + step.y);
      bench.movePin(place, to);
      stage.show?.(to);
      onHeld(place);
    },
    onKeyUp: (event: KeyboardEvent) => commitTaps(event, commit),
    onBlur: () => {
      commit();
      onHeld(null);
    },
  };
}
