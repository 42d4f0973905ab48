import { useState } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { WHEELS } from "#color/harmony/harmony.ts";
import { detectHarmony } from "#color/harmony/harmony-detect.ts";
import { writeColors } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { setWheel } from "./changes.ts";
import { MarkerEditor } from "./marker-editor.tsx";
import { PaletteRows } from "./palette-rows.tsx";
import { RuleChoice } from "./rule-choice.tsx";
import { ruleOf } from "./rules.ts";
import { snapTo } from "./snap.ts";
import type { Bench } from "./use-bench.ts";
import { WheelPicture } from "./wheel.tsx";
import { WheelSettings } from "./wheel-settings.tsx";
import { ruleSentence, WHEEL_NAMES } from "./words.ts";

const temperatureCode = lateCode(() => import("./temperature-ring.tsx"));

/** The wheel, its palette and its numbers. One form, so that all of it answers without JavaScript, too. */
export function WheelBench({ bench }: { bench: Bench }) {
  const { controls, state } = bench;
  const [hasTemperature, setHasTemperature] = useState(false);
  const temperature = useLateCode(temperatureCode, "Warm and cool ring");
  const shown = hasTemperature ? temperature.code : null;
  return (
    <form
      method="get"
      // The number fields of the sliders take whole steps only, and the values that they begin with are finer.
      noValidate
      aria-label="Color wheel"
      onSubmit={(event) => event.preventDefault()}
      className="overflow-clip rounded-bench border border-line bg-sheet"
    >
      {state.rule === "custom" && <input type="hidden" name="c" value={writeColors(state.colors)} />}
      <RuleChoice bench={bench} />
      <div className="grid grid-cols-[minmax(0,1fr)] border-line border-t lg:grid-cols-[minmax(0,1fr)_minmax(380px,460px)]">
        <div className="grid content-start gap-4 p-5 md:p-7">
          <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-3">
            <Segmented
              label="Wheel"
              name="w"
              options={WHEELS.map((wheel) => ({ value: wheel, label: WHEEL_NAMES[wheel] }))}
              value={state.wheel}
              onChange={(wheel) => controls.apply(setWheel, wheel)}
            />
            <Button
              variant="ghost"
              aria-pressed={shown !== null}
              onClick={async () => setHasTemperature(!hasTemperature && (await temperature.wake()) !== null)}
              className="noscript:hidden max-sm:-mr-2.5"
            >
              <Icon className="icon-thermometer" />
              <span className="max-sm:sr-only">Warm and cool</span>
            </Button>
          </div>
          <WheelPicture bench={bench} temperature={shown} />
          <Strip bench={bench} />
          <Sentence bench={bench} />
          <WheelSettings bench={bench} />
        </div>
        <div className="flex min-w-0 flex-col border-line border-t lg:border-t-0 lg:border-l">
          <PaletteRows bench={bench} temperature={shown} />
          <MarkerEditor bench={bench} />
        </div>
      </div>
      <div className="noscript:block hidden border-line border-t p-5 md:px-7">
        <input type="hidden" name="n" value={state.count} />
        <Button type="submit" variant="primary">
          Show
        </Button>
      </div>
    </form>
  );
}

/** The palette in one glance, where its rows are below the fold. */
function Strip({ bench: { markers } }: { bench: Bench }) {
  return (
    <div aria-hidden className="joined flex h-11 lg:hidden">
      {markers.map(({ color }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: markers have no other name
        <span key={index} className="swatch -mr-px flex-1" style={{ backgroundColor: printHex(color) }} />
      ))}
    </div>
  );
}

/** What the markers are to each other, as they move; and for free ones the rule that they nearly follow. */
function Sentence({ bench: { controls, state, markers } }: { bench: Bench }) {
  const found = state.rule === "custom" ? detectHarmony(markers.map(({ color }) => color)) : null;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="font-[550]">
        {[ruleSentence(state), found?.sentence].filter(Boolean).join(" ")}
      </p>
      {found?.isNear && found.deviation >= 0.5 && (
        <Button size="sm" onClick={() => controls.apply(snapTo, found)} className="noscript:hidden">
          Snap to harmony
        </Button>
      )}
      <p className="w-full text-ink-2 text-sm">
        {state.wheel === "oklch"
          ? "Inside the line: the sRGB colors at the selected marker's lightness."
          : `${ruleOf(state.rule).id === "custom" ? "The" : "This"} wheel shows the selected marker's HSL lightness; the rim is full saturation.`}
      </p>
    </div>
  );
}
