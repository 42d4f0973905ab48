import { type MouseEvent, useRef } from "react";
import { useCan } from "#app/frame/pro/features.ts";
import { hasRoom } from "./can-add.ts";
import { addStop } from "./changes.ts";
import { TrackMiddle } from "./track-middle.tsx";
import { TrackStop } from "./track-stop.tsx";
import { useBench } from "./use-bench.ts";

/** The gradient laid out flat from 0 to 100 %: its stops and middles are gripped here, by pointer, finger or keys. */
export function Track() {
  const { controls, state, drawn, select } = useBench();
  const track = useRef<HTMLDivElement>(null);
  // Without Pro the button beside it asks: a press that missed a stop should not.
  const isOpen = useCan("gradient-colors") && hasRoom(state);
  const placeOf = (clientX: number) => {
    const box = track.current?.getBoundingClientRect();
    return box ? Math.round(((clientX - box.left) / box.width) * 1000) / 10 : 0;
  };
  const onClick = (event: MouseEvent) => {
    if (!isOpen) return;
    const position = placeOf(event.clientX);
    const behind = state.stops.findIndex((stop) => stop.position > position);
    controls.apply(addStop, position);
    select(behind < 0 ? state.stops.length : behind);
  };
  return (
    <div className="noscript:hidden">
      <fieldset aria-label="Colors along the gradient" className="relative pb-7">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys have + for it */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have + for it */}
        <div
          ref={track}
          onClick={onClick}
          title={isOpen ? "Press to add a color" : undefined}
          className={`checker swatch relative h-12 overflow-hidden rounded-control ${isOpen ? "cursor-copy" : ""}`}
        >
          <div className="absolute inset-0" style={{ backgroundImage: drawn.band }} />
          <div className="absolute inset-0 inset-ring inset-ring-line rounded-[inherit]" />
        </div>
        {state.stops.slice(0, -1).map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stops have no other name
          <TrackMiddle key={index} {...{ index, placeOf }} />
        ))}
        {state.stops.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stops have no other name
          <TrackStop key={index} {...{ index, placeOf }} />
        ))}
      </fieldset>
    </div>
  );
}
