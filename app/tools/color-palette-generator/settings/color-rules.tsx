import { RangeRules, type Ranges } from "#app/frame/draw/range-rules.tsx";
import { RuleGroup } from "#app/frame/draw/rule-group.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { type Constraints, MAX_CHROMA } from "#color/generate/request.ts";
import { useLiveBench } from "../bench-context.ts";
import { setConstraints } from "../changes.ts";
import { MAX_DELTA_E, SPARE_SEED } from "../state.ts";

export function ColorRules() {
  const { controls } = useLiveBench();
  const { state, apply, preview, commit } = controls;
  const { minDeltaE, lightness, lightnessSpread, chroma, hueArc, isColorBlindSafe, gamut } = state.constraints;
  const set = (change: Partial<Constraints>) => apply(setConstraints, change, SPARE_SEED);
  const drag = (change: Partial<Constraints>) => preview(setConstraints, change, SPARE_SEED);
  return (
    <>
      <RuleGroup title="Apart from each other">
        <Checkbox
          label="Safe with color blindness"
          hint="Every two stay 11 ΔE apart, also as seen with protanopia, deuteranopia and tritanopia."
          isOn={isColorBlindSafe}
          onChange={(isOn) => set({ isColorBlindSafe: isOn })}
        />
        <Slider
          label="Least distance, ΔE 2000"
          max={MAX_DELTA_E}
          value={minDeltaE}
          onChange={(value) => drag({ minDeltaE: value })}
          onCommit={commit}
        />
        <Slider
          label="Spread of lightness"
          unit="%"
          value={percent(lightnessSpread)}
          onChange={(value) => drag({ lightnessSpread: value / 100 })}
          onCommit={commit}
        />
      </RuleGroup>
      <RangeRules
        ranges={{ lightness: inHundredths(lightness), chroma: inHundredths(chroma), hueArc, gamut }}
        maxChroma={MAX_CHROMA * 100}
        onChange={(change) => set(ofHundredths(change))}
        onPreview={(change) => drag(ofHundredths(change))}
        onCommit={commit}
      />
    </>
  );
}

function inHundredths([least, most]: readonly [number, number]) {
  return [percent(least), percent(most)] as const;
}

function ofHundredths({ lightness, chroma, ...rest }: Partial<Ranges>): Partial<Constraints> {
  return {
    ...rest,
    ...(lightness && { lightness: [lightness[0] / 100, lightness[1] / 100] }),
    ...(chroma && { chroma: [chroma[0] / 100, chroma[1] / 100] }),
  };
}

function percent(value: number) {
  return Math.round(value * 100);
}
