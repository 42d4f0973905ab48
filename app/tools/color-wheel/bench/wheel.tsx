import { type ReactNode, useCallback } from "react";
import { SliderHandle } from "#app/tools/slider-handle.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { normalizeHue } from "#color/kernel/hue.ts";
import { printHex } from "#color/text/print.ts";
import { moveMarker } from "../changes.ts";
import type { Marker } from "../markers.ts";
import { fromPolar, type Polar, pointOf, polarOf, RIM_CHROMA } from "../polar.ts";
import type { Channels } from "../state.ts";
import type { Bench } from "../use-bench.ts";
import { markerText } from "../words.ts";
import { Disc } from "./disc.tsx";
import type { BenchPartProps } from "./palette-rows.tsx";

/** In units of the wheel's radius. */
const SAME_POINT = 0.02;

/** Shown at the lightness of the selected marker. */
export function WheelPicture({ bench, temperature }: BenchPartProps) {
  const { state, markers, selected } = bench;
  const { wheel } = state;
  // The compiler reads only files that call a hook, and this picture renders on every move of a marker.
  const colorAt = useCallback(
    (angle: number) => fromPolar({ h: angle, c: RIM_CHROMA[wheel] / 2, l: 0.6 }, wheel, 1),
    [wheel],
  );
  const points = markers.map(({ at }) => pointOf(at, wheel));
  return (
    <div className="mx-auto w-full low:max-w-[max(260px,100dvh-60px)] max-w-[600px] p-[6.5%] max-sm:px-[3.5%] max-sm:py-[5%] lg:max-w-[clamp(320px,100dvh-330px,600px)]">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one */}
      <div role="group" aria-label="Markers on the wheel" className="relative aspect-square select-none">
        <Disc wheel={wheel} lightness={markers[selected]?.at.l ?? 0.6} />
        {temperature ? <temperature.TemperatureRing colorAt={colorAt} Text={RimText} /> : <Dial />}
        <svg viewBox="-1 -1 2 2" aria-hidden className="pointer-events-none absolute inset-0 size-full">
          {points.map(({ x, y }, index) => (
            <g key={index}>
              <line
                x2={x}
                y2={y}
                stroke="black"
                strokeOpacity="0.4"
                strokeWidth="3"
                vectorEffect="non-scaling-stroke"
              />
              <line x2={x} y2={y} stroke="white" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
            </g>
          ))}
        </svg>
        {markers.map((marker, index) => (
          <Thumb key={index} {...{ bench, marker, index }} below={stackedBelow(points, index)} />
        ))}
      </div>
    </div>
  );
}

/** How many earlier markers are at the same point, such as tints of one hue. */
function stackedBelow(points: readonly { x: number; y: number }[], index: number): number {
  const own = points[index];
  return points.slice(0, index).filter(({ x, y }) => own && Math.hypot(x - own.x, y - own.y) < SAME_POINT).length;
}

const TICKS = Array.from({ length: 36 }, (_, index) => index * 10);
const LABELS = Array.from({ length: 12 }, (_, index) => index * 30);

function Dial() {
  return (
    <>
      <svg viewBox="-100 -100 200 200" aria-hidden className="absolute inset-0 size-full overflow-visible text-ink-2">
        {TICKS.map((angle) => (
          <line
            key={angle}
            x1="0"
            x2="0"
            y1="-102.5"
            y2={angle % 30 === 0 ? "-106" : "-104"}
            transform={`rotate(${angle})`}
            stroke="currentColor"
            strokeOpacity={angle % 30 === 0 ? 0.8 : 0.4}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {LABELS.map((angle) => (
        <RimText key={angle} angle={angle} radius={56} className="max-sm:hidden">
          {angle}°
        </RimText>
      ))}
    </>
  );
}

type RimTextProps = {
  angle: number;
  /** To the middle of the text, in percent of the wheel's width. */
  radius: number;
  className?: string;
  children: ReactNode;
};

/** Upright text around the wheel. */
function RimText({ angle, radius, className = "", children }: RimTextProps) {
  const radians = (angle * Math.PI) / 180;
  return (
    <span
      aria-hidden
      className={`-translate-1/2 absolute font-mono text-ink-2 text-xs leading-none ${className}`}
      style={{
        left: `${(50 + radius * Math.sin(radians)).toFixed(2)}%`,
        top: `${(50 - radius * Math.cos(radians)).toFixed(2)}%`,
      }}
    >
      {children}
    </span>
  );
}

const TURN_DEGREES = 1;
/** As a share of the chroma at the rim. */
const CHROMA_SHARE = 0.01;
const LIGHTNESS_STEP = 0.01;
const LARGE_STEPS = 10;
/** Markers at one point are fanned out like cards, so that each can be grabbed. */
const STACK_PX = 10;

type ThumbProps = { bench: Bench; marker: Marker; index: number; below: number };

function Thumb({ bench, marker, index, below }: ThumbProps) {
  const { controls, state, selected, select, label } = bench;
  const { x, y } = pointOf(marker.at, state.wheel);
  const hex = printHex(marker.color);
  const isSelected = index === selected;
  const isLocked = Object.keys(state.pins[index] ?? {}).length > 0;
  const offset = below * STACK_PX;
  const onKey = (key: string, isLarge: boolean) => {
    const to = keyMove(key, isLarge, marker.at, RIM_CHROMA[state.wheel]);
    if (to) controls.preview(moveMarker, index, to);
    return to !== undefined;
  };
  return (
    <SliderHandle
      aria-label={`${label(index)}${index === 0 ? ", base" : ""}`}
      aria-valuemin={0}
      aria-valuemax={360}
      value={Math.round(marker.at.h) % 360}
      aria-valuetext={markerText(marker, state.wheel)}
      data-marker={index}
      onFocus={() => select(index)}
      onGrip={() => select(index)}
      onMove={(left, top) =>
        controls.preview(moveMarker, index, polarOf({ x: 2 * left - 1, y: 2 * top - 1 }, state.wheel))
      }
      commit={controls.commit}
      offset={offset}
      onKey={onKey}
      className={`-translate-1/2 size-11 cursor-grab active:cursor-grabbing ${isSelected ? "z-20" : "z-10"}`}
      style={{
        left: `calc(${(50 + 50 * x).toFixed(3)}% + ${offset}px)`,
        top: `calc(${(50 + 50 * y).toFixed(3)}% + ${offset}px)`,
      }}
    >
      <span
        className={`swatch grid place-items-center rounded-full border-2 border-white font-mono text-xs leading-none shadow-[0_0_0_1px_rgb(0_0_0/0.45)] group-focus-visible:outline-2 group-focus-visible:outline-ink group-focus-visible:outline-offset-2 ${isSelected ? "size-9" : "size-7"}`}
        style={swatchStyle(hex)}
      >
        {isLocked ? <Icon className="icon-lock/bold size-[13px]" /> : index + 1}
      </span>
    </SliderHandle>
  );
}

/** ← and → turn, ↑ and ↓ change chroma, Page Up and Page Down change lightness; Shift makes ten times larger steps. */
function keyMove(key: string, isLarge: boolean, at: Polar, rim: number): Channels | undefined {
  const times = isLarge ? LARGE_STEPS : 1;
  const moves: Record<string, Channels> = {
    ArrowRight: { h: normalizeHue(at.h + TURN_DEGREES * times) },
    ArrowLeft: { h: normalizeHue(at.h - TURN_DEGREES * times) },
    ArrowUp: { c: at.c + CHROMA_SHARE * rim * times },
    ArrowDown: { c: at.c - CHROMA_SHARE * rim * times },
    PageUp: { l: at.l + LIGHTNESS_STEP * times },
    PageDown: { l: at.l - LIGHTNESS_STEP * times },
    Home: { h: 0 },
    End: { h: 359 },
  };
  return moves[key];
}
