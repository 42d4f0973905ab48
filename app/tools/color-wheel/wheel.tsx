import { useCallback } from "react";
import { Dial, RimText } from "./dial.tsx";
import { Disc } from "./disc.tsx";
import type { BenchPartProps } from "./palette-rows.tsx";
import { fromPolar, RIM_CHROMA } from "./polar.ts";
import { Thumb } from "./thumb.tsx";
import { pointOf } from "./wheel-point.ts";

/** In radii of the wheel. */
const SAME_POINT = 0.02;

/** The wheel at the lightness of the chosen marker, and all markers on it. */
export function WheelPicture({ bench, temperature }: BenchPartProps) {
  const { state, markers, selected } = bench;
  const { wheel } = state;
  const colorAt = useCallback(
    (angle: number) => fromPolar({ h: angle, c: RIM_CHROMA[wheel] / 2, l: 0.6 }, wheel, 1),
    [wheel],
  );
  const points = markers.map(({ at }) => pointOf(at, state.wheel));
  return (
    <div className="mx-auto w-full max-w-[600px] p-[6.5%] max-sm:px-[3.5%] max-sm:py-[5%] lg:max-w-[clamp(320px,100dvh-330px,600px)]">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one */}
      <div role="group" aria-label="Markers on the wheel" className="relative aspect-square select-none">
        <Disc wheel={state.wheel} lightness={markers[selected]?.at.l ?? 0.6} />
        {temperature ? <temperature.TemperatureRing colorAt={colorAt} Text={RimText} /> : <Dial />}
        <svg viewBox="-1 -1 2 2" aria-hidden className="pointer-events-none absolute inset-0 size-full">
          {points.map(({ x, y }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: markers have no other name
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
        {markers.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: markers have no other name
          <Thumb key={index} bench={bench} index={index} below={stackedBelow(points, index)} />
        ))}
      </div>
    </div>
  );
}

/** How many markers before this one lie at the same point, as tints of one hue do. */
function stackedBelow(points: readonly { x: number; y: number }[], index: number): number {
  const own = points[index];
  return points.slice(0, index).filter(({ x, y }) => own && Math.hypot(x - own.x, y - own.y) < SAME_POINT).length;
}
