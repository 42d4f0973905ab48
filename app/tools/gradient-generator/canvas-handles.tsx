import type { CSSProperties } from "react";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Box } from "#color/gradient/geometry.ts";
import { printHex } from "#color/text/print.ts";
import { change, moveStop } from "./changes.ts";
import { centerOf, handlePath, handlePlace, type Point, positionAt, ringRadius, turnPlace } from "./handle-places.ts";
import { layerOf } from "./layer-of.ts";
import { useBench } from "./use-bench.ts";
import { useDrag } from "./use-drag.ts";

/** For pointers only, so it is hidden from the others, who have the track and the fields below. */
export function CanvasHandles({ box }: { box: Box }) {
  const { state, drawn } = useBench();
  const { shape } = drawn.gradient;
  const path = handlePath(shape, box).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
  const arm = turnPlace(shape, box);
  return (
    <div aria-hidden className="noscript:hidden">
      <svg className="pointer-events-none absolute inset-0 size-full" fill="none">
        <title>The way of the gradient</title>
        {[["rgb(0 0 0 / 0.35)", 3] as const, ["#fff", 1.5] as const].map(([stroke, width]) => (
          <g key={stroke} stroke={stroke} strokeWidth={width}>
            {shape.kind === "conic" ? <circle {...circleOf(shape, box)} /> : <polyline points={path.join(" ")} />}
            {arm && <line x1={arm.from.x} y1={arm.from.y} x2={arm.to.x} y2={arm.to.y} />}
          </g>
        ))}
      </svg>
      {shape.kind !== "linear" && <CenterHandle box={box} at={centerOf(shape, box)} />}
      {arm && <TurnHandle {...arm} />}
      {state.stops.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stops have no other name
        <StopHandle key={index} {...{ box, index }} />
      ))}
    </div>
  );
}

const GRIP = "absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center active:cursor-grabbing";
const DOT = "rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/0.4),0_2px_8px_rgb(0_0_0/0.25)]";

function StopHandle({ box, index }: { box: Box; index: number }) {
  const { controls, state, drawn, selected, select } = useBench();
  const stop = state.stops[index];
  const { shape } = drawn.gradient;
  const drag = useDrag({
    onStart: () => select(index),
    onMove: (clientX, clientY) => {
      const at = inCanvas(clientX, clientY);
      if (at) controls.preview(moveStop, index, Math.round(positionAt(shape, box, at) * 1000) / 10);
    },
    onEnd: controls.commit,
  });
  if (!stop) return null;
  const isSelected = index === selected;
  return (
    <div
      {...drag}
      data-handle={index}
      className={GRIP}
      style={{
        ...placed(handlePlace(shape, box, stop.position / 100)),
        zIndex: layerOf(stop.position, index, isSelected),
      }}
    >
      <span
        className={`swatch grid place-items-center font-mono text-[12px] leading-none ${DOT} ${isSelected ? "size-9" : "size-7"}`}
        style={swatchStyle(printHex(stop.color))}
      >
        {index + 1}
      </span>
    </div>
  );
}

function CenterHandle({ box, at }: { box: Box; at: Point }) {
  const { controls } = useBench();
  const drag = useDrag({
    onMove: (clientX, clientY) => {
      const point = inCanvas(clientX, clientY);
      if (!point) return;
      controls.preview(change, {
        x: Math.round((point.x / box.width) * 100),
        y: Math.round((point.y / box.height) * 100),
      });
    },
    onEnd: controls.commit,
  });
  return (
    <div {...drag} className={GRIP} style={placed(at)}>
      <span className={`size-5 bg-black/25 ${DOT}`} />
    </div>
  );
}

function TurnHandle({ from, to }: { from: Point; to: Point }) {
  const { controls, state } = useBench();
  const drag = useDrag({
    onMove: (clientX, clientY) => {
      const point = inCanvas(clientX, clientY);
      if (!point) return;
      const degrees = Math.round((Math.atan2(point.x - from.x, from.y - point.y) * 180) / Math.PI);
      controls.preview(change, state.kind === "conic" ? { turn: degrees } : { direction: degrees });
    },
    onEnd: controls.commit,
  });
  return (
    <div {...drag} className={GRIP} style={placed(to)}>
      <span className={`size-4 bg-white ${DOT}`} />
    </div>
  );
}

function inCanvas(clientX: number, clientY: number): Point | null {
  const canvas = document.querySelector("[data-bench]")?.getBoundingClientRect();
  return canvas ? { x: clientX - canvas.left, y: clientY - canvas.top } : null;
}

function placed({ x, y }: Point): CSSProperties {
  return { left: x, top: y };
}

function circleOf(shape: { x: number; y: number }, box: Box) {
  const { x, y } = centerOf(shape, box);
  return { cx: x, cy: y, r: ringRadius(shape, box) };
}
