import { Fragment, type MouseEvent } from "react";
import { useCan } from "#app/frame/pro/features.ts";
import { SliderHandle } from "#app/tools/slider-handle.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { clamp } from "#color/clamp.ts";
import { printHex } from "#color/text/print.ts";
import { addStop, hasRoom, limitsOf, moveStop, setMiddle } from "../changes.ts";
import { printBand } from "../print-band.ts";
import { EVEN_MIDDLE, type Stop } from "../state.ts";
import { layerOf, tenth, useBench } from "../use-bench.ts";

const LARGE_STEP = 10;
/** Stops closer than this, in percent of the length, hide what is between them. */
const MIN_GAP = 2;
const SIGNS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const MIDDLE_KEYS: Record<string, number> = { Home: 0, End: 100 };

/** A flat band from 0 to 100%. Stops and midpoints can be moved by mouse, touch or keys. */
export function Track() {
  const { controls, state, select } = useBench();
  // Without Pro, only the button next to it opens the upgrade dialog: a click that missed a stop should not.
  const isOpen = useCan("gradient-colors") && hasRoom(state);
  const onClick = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const position = tenth((event.clientX - box.left) / box.width);
    const behind = state.stops.findIndex((stop) => stop.position > position);
    controls.apply(addStop, position);
    select(behind < 0 ? state.stops.length : behind);
  };
  return (
    <div className="noscript:hidden">
      {/* On phones the outermost handles stay within the page margins. */}
      <fieldset aria-label="Colors along the gradient" className="relative isolate pb-9 max-md:mx-[22px]">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys have + for it */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have + for it */}
        <div
          onClick={isOpen ? onClick : undefined}
          title={isOpen ? "Click to add a color" : undefined}
          className={`checker swatch relative h-12 overflow-hidden rounded-control ${isOpen ? "cursor-copy" : ""}`}
        >
          <div className="absolute inset-0" style={{ backgroundImage: printBand(state) }} />
          <div className="absolute inset-0 inset-ring inset-ring-line rounded-[inherit]" />
        </div>
        {state.stops.map((stop, index) => (
          <Fragment key={index}>
            <TrackStop index={index} stop={stop} />
            {index < state.stops.length - 1 && <Middle index={index} />}
          </Fragment>
        ))}
      </fieldset>
    </div>
  );
}

/** Where two neighbors are mixed half and half: the CSS color hint. A double click moves it back to the middle. */
function Middle({ index }: { index: number }) {
  const { controls, state } = useBench();
  const [stop, next] = [state.stops[index] as Stop, state.stops[index + 1] as Stop];
  const length = next.position - stop.position;
  const place = stop.position + (length * stop.middle) / 100;
  // A place beyond an end of the track is shown at that end, so that a drag or a key can bring it back.
  if (length < MIN_GAP || next.position <= 0 || stop.position >= 100) return null;
  return (
    <SliderHandle
      aria-label={`Midpoint between colors ${index + 1} and ${index + 2}`}
      aria-valuemin={0}
      aria-valuemax={100}
      value={Math.round(stop.middle)}
      aria-valuetext={`${stop.middle}% of the way, at ${Math.round(place)}%`}
      onDoubleClick={() => controls.apply(setMiddle, index, EVEN_MIDDLE)}
      commit={controls.commit}
      onMove={(x) => controls.preview(setMiddle, index, Math.round(((tenth(x) - stop.position) / length) * 100))}
      onKey={(key, isLarge) => {
        if (key === "Delete" || key === "Backspace") {
          controls.apply(setMiddle, index, EVEN_MIDDLE);
          return true;
        }
        const by = (SIGNS[key] ?? 0) * (isLarge ? LARGE_STEP : 1);
        const to = by === 0 ? MIDDLE_KEYS[key] : stop.middle + by;
        if (to !== undefined) controls.preview(setMiddle, index, to);
        return to !== undefined;
      }}
      className="top-[46px] h-7 pointer-coarse:h-9 pointer-coarse:w-11 w-7 -translate-x-1/2 cursor-ew-resize"
      style={{ left: `${clamp(place, 0, 100)}%` }}
    >
      <span
        className={`size-[9px] rotate-45 border-[1.5px] border-ink group-focus-visible:outline-2 group-focus-visible:outline-ink group-focus-visible:outline-offset-2 ${stop.middle === EVEN_MIDDLE ? "bg-paper" : "bg-ink"}`}
      />
    </SliderHandle>
  );
}

function TrackStop({ index, stop: { color, position } }: { index: number; stop: Stop }) {
  const { controls, state, selected, select, label } = useBench();
  const [least, most] = limitsOf(state, index);
  const isSelected = index === selected;
  const onKey = (key: string, isLarge: boolean) => {
    const by = (SIGNS[key] ?? 0) * (isLarge ? LARGE_STEP : 1);
    if (key === "Enter" || key === " ")
      document.querySelector<HTMLElement>(`[data-color-field="${index}"] input[type=text]`)?.focus();
    else if (key === "Home") controls.preview(moveStop, index, Math.max(least, 0));
    else if (key === "End") controls.preview(moveStop, index, Math.min(most, 100));
    else if (by !== 0) controls.preview(moveStop, index, position + by);
    else return false;
    return true;
  };
  return (
    <SliderHandle
      aria-label={label(index)}
      aria-valuemin={Math.ceil(least)}
      aria-valuemax={Math.floor(most)}
      value={Math.round(position)}
      aria-valuetext={`at ${position}%`}
      aria-keyshortcuts="Delete"
      data-stop={index}
      onFocus={() => select(index)}
      onGrip={() => select(index)}
      commit={controls.commit}
      onMove={(x) => controls.preview(moveStop, index, tenth(clamp(x, 0, 1)))}
      onKey={onKey}
      className="top-0.5 size-11 -translate-x-1/2 cursor-grab active:cursor-grabbing"
      style={{ left: `${clamp(position, 0, 100)}%`, zIndex: layerOf(position, index, isSelected) }}
    >
      <span
        className={`swatch grid place-items-center rounded-full border-2 border-white font-mono text-xs leading-none shadow-[0_0_0_1px_rgb(0_0_0/0.45)] group-focus-visible:outline-2 group-focus-visible:outline-ink group-focus-visible:outline-offset-2 ${isSelected ? "size-9" : "size-7"}`}
        style={swatchStyle(printHex(color))}
      >
        {index + 1}
      </span>
      {isSelected && <span className="absolute top-[70px] font-mono text-ink-2 text-xs leading-none">{position}%</span>}
    </SliderHandle>
  );
}
