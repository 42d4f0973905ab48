import { Checkbox } from "#app/ui/checkbox.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { type Constraints, MAX_CHROMA } from "#color/generate/request.ts";
import { useLiveBench } from "../bench-context.ts";
import { setConstraints } from "../changes.ts";
import { MAX_DELTA_E, SPARE_SEED } from "../state.ts";
import { RuleGroup } from "./rule-parts.tsx";

const GAMUTS = [
  { value: "srgb", label: "sRGB" },
  { value: "display-p3", label: "Display P3" },
] as const;
const WHOLE_CIRCLE: readonly [number, number] = [330, 90];
const HUES = `linear-gradient(to right in oklch longer hue, oklch(0.72 0.14 0), oklch(0.72 0.14 359.9))`;

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
      <RuleGroup title="Range">
        <Band
          name="lightness"
          unit="%"
          max={100}
          band={lightness}
          onChange={(band) => drag({ lightness: band })}
          onCommit={commit}
        />
        <Band
          name="chroma"
          max={MAX_CHROMA * 100}
          band={chroma}
          onChange={(band) => drag({ chroma: band })}
          onCommit={commit}
        />
        <Checkbox
          label="Only hues of one arc"
          isOn={hueArc !== null}
          onChange={(isOn) => set({ hueArc: isOn ? WHOLE_CIRCLE : null })}
        />
        {hueArc && (
          <>
            <Slider
              label="From hue"
              unit="°"
              max={359}
              track={HUES}
              value={hueArc[0]}
              onChange={(from) => drag({ hueArc: [from, hueArc[1]] })}
              onCommit={commit}
            />
            <Slider
              label="Clockwise to hue"
              unit="°"
              max={359}
              track={HUES}
              value={hueArc[1]}
              onChange={(to) => drag({ hueArc: [hueArc[0], to] })}
              onCommit={commit}
            />
          </>
        )}
        <div className="flex items-center justify-between gap-3 text-sm">
          Gamut
          <Segmented label="Gamut" options={GAMUTS} value={gamut} onChange={(value) => set({ gamut: value })} />
        </div>
      </RuleGroup>
    </>
  );
}

type BandProps = {
  name: string;
  unit?: string;
  /** In hundredths. */
  max: number;
  band: readonly [number, number];
  onChange: (band: readonly [number, number]) => void;
  onCommit: () => void;
};

/** Two ends that push each other. */
function Band({ name, unit, max, band: [least, most], onChange, onCommit }: BandProps) {
  const from = percent(least);
  const to = percent(most);
  return (
    <>
      <Slider
        label={`Least ${name}`}
        unit={unit}
        max={max}
        value={from}
        onChange={(value) => onChange([value / 100, Math.max(value, to) / 100])}
        onCommit={onCommit}
      />
      <Slider
        label={`Most ${name}`}
        unit={unit}
        max={max}
        value={to}
        onChange={(value) => onChange([Math.min(value, from) / 100, value / 100])}
        onCommit={onCommit}
      />
    </>
  );
}

function percent(value: number) {
  return Math.round(value * 100);
}
