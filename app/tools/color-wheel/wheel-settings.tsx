import { Slider } from "#app/ui/slider.tsx";
import { toRgb24 } from "#color/convert.ts";
import { hexOf } from "#color/text/print.ts";
import { leadingLightness, setAngle, setEqual, setLightness } from "./changes.ts";
import { fromPolar, round } from "./polar.ts";
import { angleLimits, type Rule, ruleOf } from "./rules.ts";
import type { Bench } from "./use-bench.ts";
import { lossSentence } from "./words.ts";

/** What moves all markers together. */
export function WheelSettings({ bench: { controls, state, markers } }: { bench: Bench }) {
  const rule = ruleOf(state.rule);
  const { min, max } = angleLimits(rule, state.count);
  const lightness = leadingLightness(state);
  const loss = lossSentence(markers, state.isEqual);
  return (
    <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Slider
        label="Shared lightness"
        value={round(lightness * 100, 1)}
        unit="%"
        hasNumberField
        track={lightnessTrack}
        onChange={(l) => controls.preview(setLightness, l / 100)}
        onCommit={controls.commit}
      />
      {rule.angle ? (
        <Slider
          label="Angle"
          name="a"
          value={state.angle}
          min={min}
          max={max}
          unit="°"
          hasNumberField
          onChange={(angle) => controls.preview(setAngle, angle)}
          onCommit={controls.commit}
        />
      ) : (
        <p className="hidden self-center text-ink-2 text-sm sm:block">{withoutAngle(rule)}</p>
      )}
      <div className="grid gap-1 sm:col-span-2">
        <label className="flex pointer-coarse:min-h-11 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            name="e"
            value="1"
            checked={state.isEqual}
            onChange={(event) => controls.apply(setEqual, event.target.checked)}
            className="size-[18px] accent-ink"
          />
          Equal lightness, so yellow and blue have equal weight
        </label>
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
