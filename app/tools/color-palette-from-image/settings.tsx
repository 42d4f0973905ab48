import type { Crop } from "#app/frame/picture/picture.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Slider } from "#app/ui/slider.tsx";
import type { Strategy } from "#color/quantize/strategy.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { setCount, setSettings } from "./changes.ts";
import { MAX_COLORS, MAX_MERGE, MIN_COUNT, MIN_CROP, STRATEGIES } from "./state.ts";
import type { Bench } from "./use-bench.ts";
import { STRATEGY_NAMES } from "./words.ts";

const OPTIONS = STRATEGIES.map((strategy) => ({ value: strategy, label: STRATEGY_NAMES[strategy] }));
const IGNORABLE = ["white", "background", "transparent"] as const;
/** Each side with the one that limits it, and its minimum. */
const CROP_SLIDERS = [
  ["x", "Crop from the left", "width", 0],
  ["y", "Crop from the top", "height", 0],
  ["width", "Crop width", "x", MIN_CROP],
  ["height", "Crop height", "y", MIN_CROP],
] as const;
const FIRST_CROP = { x: 150, y: 150, width: 700, height: 700 };

export function Choice({ bench }: { bench: Bench }) {
  const { state, change, canSeek } = bench;
  const onChange = (strategy: Strategy) => change(setSettings, { strategy });
  const choice = { options: OPTIONS, value: state.strategy, onChange };
  return (
    <div
      inert={!canSeek}
      className={`flex noscript:hidden min-w-0 flex-wrap items-center gap-x-2 gap-y-2.5 sm:gap-x-5 print:hidden ${canSeek ? "" : "opacity-45"}`}
    >
      <Segmented label="Color style" {...choice} className="max-sm:hidden" />
      <PillSelect label="Style" {...choice} className="sm:hidden" />
      <fieldset aria-label="How many colors" className="flex items-center gap-1">
        <IconButton
          icon="icon-minus"
          name="One fewer color"
          isDisabled={state.count <= MIN_COUNT}
          onClick={() => change(setCount, state.count - 1)}
        />
        <span className="min-w-[4.4em] text-center text-sm tabular-nums">{state.count} colors</span>
        <IconButton
          icon="icon-plus"
          name="One more color"
          isDisabled={state.count >= MAX_COLORS}
          onClick={() => change(setCount, state.count + 1)}
        />
      </fieldset>
    </div>
  );
}

export function Settings({ bench }: { bench: Bench }) {
  const { state, change, drag, endDrag, cancelDrag, canSeek } = bench;
  const { ignore } = state;
  return (
    <div
      inert={!canSeek}
      className={`flex noscript:hidden flex-wrap items-center gap-x-8 gap-y-2 border-line border-t px-4 py-3 md:px-5 print:hidden ${canSeek ? "" : "opacity-45"}`}
    >
      <fieldset className="flex flex-wrap items-center gap-x-5">
        <legend className="sr-only">Exclude</legend>
        <span aria-hidden className="text-ink-2 text-sm max-sm:w-full max-sm:pt-1">
          Exclude
        </span>
        {IGNORABLE.map((key) => (
          <Checkbox
            key={key}
            label={capitalize(key)}
            isOn={ignore[key]}
            onChange={(isOn) => change(setSettings, { ignore: { ...ignore, [key]: isOn } })}
          />
        ))}
      </fieldset>
      <Slider
        label="Merge colors closer than"
        unit=" ΔE"
        min={0}
        max={MAX_MERGE}
        value={state.mergeDeltaE}
        onChange={(mergeDeltaE) => drag(setSettings, { mergeDeltaE })}
        onCommit={endDrag}
        onCancel={cancelDrag}
        className="min-w-[220px] max-w-[300px] flex-1"
      />
      <Button
        variant="ghost"
        onClick={() => change(setSettings, { crop: state.crop ? null : FIRST_CROP })}
        className="ml-auto"
      >
        <Icon className="icon-crop" />
        {state.crop ? "Whole picture" : "Crop"}
      </Button>
      {state.crop && <CropSliders bench={bench} crop={state.crop} />}
    </div>
  );
}

/** The same as the frame on the picture, without dragging and with values that are announced. */
function CropSliders({ bench: { drag, endDrag, cancelDrag }, crop }: { bench: Bench; crop: Crop }) {
  return (
    <div className="grid w-full gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
      {CROP_SLIDERS.map(([side, label, other, min]) => (
        <Slider
          key={side}
          label={label}
          unit="%"
          min={Math.ceil(min / 10)}
          max={Math.floor((1000 - crop[other]) / 10)}
          value={Math.floor(crop[side] / 10)}
          onChange={(percent) => drag(setSettings, { crop: { ...crop, [side]: percent * 10 } })}
          onCommit={endDrag}
          onCancel={cancelDrag}
        />
      ))}
    </div>
  );
}
