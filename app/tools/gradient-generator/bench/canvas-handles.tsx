import { type CSSProperties, useRef } from "react";
import { useDrag } from "#app/tools/slider-handle.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Box } from "#color/gradient/geometry.ts";
import { printHex } from "#color/text/print.ts";
import { change, moveStop } from "../changes.ts";
import type { Stop } from "../state.ts";
import { layerOf, tenth, useBench } from "../use-bench.ts";
import { centerOf, gripHandle, handlePlace, type Point, ringRadius, turnPlace } from "./handle-places.ts";

/** For pointers only, so hidden from assistive technology; keyboard users have the track and the fields below. */
export function CanvasHandles({ box }: { box: Box }) {
  const { state, drawn } = useBench();
  const { shape } = drawn.gradient;
  const ends = [handlePlace(shape, box, 0), handlePlace(shape, box, 1)];
  const path = ends.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
  const arm = turnPlace(shape, box);
  return (
    <div aria-hidden className="noscript:hidden print:hidden">
      <svg className="pointer-events-none absolute inset-0 size-full" fill="none">
        <title>Gradient handles</title>
        {[["rgb(0 0 0 / 0.35)", 3] as const, ["#fff", 1.5] as const].map(([stroke, width]) => (
          <g key={stroke} stroke={stroke} strokeWidth={width}>
            {shape.kind === "conic" ? <circle {...circleOf(shape, box)} /> : <polyline points={path.join(" ")} />}
            {arm && <line x1={arm.from.x} y1={arm.from.y} x2={arm.to.x} y2={arm.to.y} />}
          </g>
        ))}
      </svg>
      {shape.kind !== "linear" && <CenterHandle at={centerOf(shape, box)} />}
      {arm && <TurnHandle {...arm} box={box} />}
      {state.stops.map((stop, index) => (
        <StopHandle key={index} {...{ box, index, stop }} />
      ))}
    </div>
  );
}

const GRIP = "absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center active:cursor-grabbing";
const DOT = "rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/0.4),0_2px_8px_rgb(0_0_0/0.25)]";

function StopHandle({ box, index, stop }: { box: Box; index: number; stop: Stop }) {
  const { controls, drawn, selected, select } = useBench();
  const { shape } = drawn.gradient;
  const follow = useRef((_: Point): number => 0);
  const drag = useDrag({
    onMove: (x, y) => controls.preview(moveStop, index, tenth(follow.current(inPixels(x, y, box)))),
    onGrip: () => {
      follow.current = gripHandle(shape, box, stop.position / 100);
      select(index);
    },
    commit: controls.commit,
  });
  const isSelected = index === selected;
  const layer = layerOf(stop.position, index, isSelected);
  return (
    <div
      {...drag}
      data-handle={index}
      className={GRIP}
      style={{ ...placed(handlePlace(shape, box, stop.position / 100)), zIndex: layer }}
    >
      <span
        className={`swatch grid place-items-center font-mono text-xs leading-none ${DOT} ${isSelected ? "size-9" : "size-7"}`}
        style={swatchStyle(printHex(stop.color))}
      >
        {index + 1}
      </span>
    </div>
  );
}

function CenterHandle({ at }: { at: Point }) {
  const { controls } = useBench();
  const drag = useDrag({
    onMove: (x, y) => controls.preview(change, { x: Math.round(x * 100), y: Math.round(y * 100) }),
    commit: controls.commit,
  });
  return (
    <div {...drag} className={GRIP} style={placed(at)}>
      <span className={`size-5 bg-black/25 ${DOT}`} />
    </div>
  );
}

function TurnHandle({ from, to, box }: { from: Point; to: Point; box: Box }) {
  const { controls, state } = useBench();
  const onMove = (x: number, y: number) => {
    const point = inPixels(x, y, box);
    const degrees = Math.round((Math.atan2(point.x - from.x, from.y - point.y) * 180) / Math.PI);
    controls.preview(change, state.kind === "conic" ? { turn: degrees } : { direction: degrees });
  };
  const drag = useDrag({ onMove, commit: controls.commit });
  return (
    <div {...drag} className={GRIP} style={placed(to)}>
      <span className={`grid size-6 place-items-center bg-white text-[#000] ${DOT}`}>
        <Icon className="icon-rotate-ccw size-3.5" />
      </span>
    </div>
  );
}

function inPixels(x: number, y: number, { width, height }: Box): Point {
  return { x: x * width, y: y * height };
}

function placed({ x, y }: Point): CSSProperties {
  return { left: x, top: y };
}

function circleOf(shape: { x: number; y: number }, box: Box) {
  const { x, y } = centerOf(shape, box);
  return { cx: x, cy: y, r: ringRadius(shape, box) };
}
