import { useState } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ColorBand } from "#app/ui/color-band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NumberSlider } from "#app/ui/number-slider.tsx";
import { optionsOf } from "#app/ui/options-of.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { toRgb24 } from "#color/convert.ts";
import { detectHarmony } from "#color/harmony/harmony-detect.ts";
import { round } from "#color/round.ts";
import { writeColors } from "#color/text/address.ts";
import { hexOf, printHex } from "#color/text/print.ts";
import { MarkerEditor } from "./bench/marker-editor.tsx";
import { PaletteRows } from "./bench/palette-rows.tsx";
import { RuleChoice } from "./bench/rule-choice.tsx";
import { WheelPicture } from "./bench/wheel.tsx";
import { leadingLightness, setAngle, setEqual, setLightness, setWheel } from "./changes.ts";
import { fromPolar } from "./polar.ts";
import { angleLimits, type Rule, ruleOf } from "./rules.ts";
import { snapTo } from "./snap.ts";
import type { Bench } from "./use-bench.ts";
import { lossSentence, ruleSentence, WHEEL_NAMES } from "./words.ts";

const temperatureCode = lateCode(() => import("./bench/temperature-ring.tsx"));

/** A single form, so that all of it works without JavaScript. */
export function WheelBench({ bench }: { bench: Bench }) {
  const { controls, state } = bench;
  const [hasTemperature, setHasTemperature] = useState(false);
  const temperature = useLateCode(temperatureCode, "Warm and cool ring");
  const shown = hasTemperature ? temperature.code : null;
  return (
    <form
      method="get"
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
              options={optionsOf(WHEEL_NAMES)}
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
          {/* The palette at a glance, for layouts where its rows are below the fold. */}
          <ColorBand colors={bench.markers.map(({ color }) => printHex(color))} className="joined h-11 lg:hidden" />
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

/** Describes how the markers relate as they move; for free colors, names the rule they nearly follow. */
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
          : `${state.rule === "custom" ? "The" : "This"} wheel shows the selected marker's HSL lightness; the rim is full saturation.`}
      </p>
    </div>
  );
}

function WheelSettings({ bench: { controls, state, markers } }: { bench: Bench }) {
  const rule = ruleOf(state.rule);
  const { min, max } = angleLimits(rule, state.count);
  const lightness = leadingLightness(state);
  const loss = lossSentence(markers, state.isEqual);
  return (
    <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <NumberSlider
        label="Shared lightness"
        value={round(lightness * 100, 1)}
        unit="%"
        track={lightnessTrack}
        {...controls.slide((now, l: number) => setLightness(now, l / 100))}
      />
      {rule.angle ? (
        <NumberSlider
          label="Angle"
          name="a"
          value={state.angle}
          min={min}
          max={max}
          unit="°"
          {...controls.slide(setAngle)}
        />
      ) : (
        <p className="hidden self-center text-ink-2 text-sm sm:block">{withoutAngle(rule)}</p>
      )}
      <div className="grid gap-1 sm:col-span-2">
        <Checkbox
          label="Equal lightness, so yellow and blue have equal weight"
          isOn={state.isEqual}
          onChange={(isEqual) => controls.apply(setEqual, isEqual)}
          name="e"
          value="1"
        />
        <p className="min-h-[1lh] text-ink-2 text-sm">{loss}</p>
      </div>
    </div>
  );
}

function withoutAngle({ id, name, places }: Rule): string {
  if (id === "custom") return "Each marker moves on its own.";
  return places.length === 1 ? "One hue, so there is no angle to set." : `The angles of “${name}” are fixed.`;
}

const lightnessTrack = `linear-gradient(to right, ${Array.from({ length: 9 }, (_, at) =>
  hexOf(toRgb24(fromPolar({ h: 0, c: 0, l: at / 8 }, "oklch", 1))),
).join(",")})`;
