import { RangeRules, type Ranges, RuleGroup } from "#app/frame/draw/rules.tsx";
import { SidePanel } from "#app/frame/draw/side-panel.tsx";
import { HUE_OPTIONS } from "#app/tools/mode-names.ts";
import { MoreActions } from "#app/tools/tool-actions.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { type Constraints, MAX_CHROMA } from "#color/generate/request.ts";
import { Choices, CountStepper, DRAWERS, StartButton } from "../bars.tsx";
import { useActions, useLiveBench } from "../bench.tsx";
import { hundredths } from "../model.ts";
import { dropConstraints, hasRules, setBoldness, setConstraints, setHue } from "../palette/changes.ts";
import { MAX_DELTA_E } from "../palette/state.ts";
import type { Panels } from "../use-panels.ts";
import { ContrastRules } from "./contrast-rules.tsx";

const MODE_HINT =
  "The hue circle to use: LCH and Lab share one, OKLCH and OKLab another, and HSL, HWB and sRGB a third. Each mixes colors differently.";

type Props = { panels: Panels; onClose: () => void };

export function SettingsPanel({ panels, onClose }: Props) {
  const { state } = useLiveBench().controls;
  const { apply, preview, commit, cancel } = useActions().draw;
  return (
    <SidePanel title="Rules" onClose={onClose}>
      <PhoneActions panels={panels} />
      <section aria-label="Character" className="grid gap-3">
        <div className="grid gap-2">
          <Choices harmony={state.harmony} mode={state.mode} />
          <p className="text-ink-2 text-xs">{MODE_HINT}</p>
        </div>
        <Slider
          label="Safe to bold"
          unit="%"
          value={state.boldness}
          valueText={`${state.boldness} percent bold`}
          onChange={(boldness) => preview(setBoldness, boldness)}
          onCommit={commit}
          onCancel={cancel}
        />
        <div className="flex items-center justify-between gap-3 text-sm">
          Hue
          <Segmented label="Hue" options={HUE_OPTIONS} value={state.hue} onChange={(hue) => apply(setHue, hue)} />
        </div>
      </section>
      <ContrastRules />
      <ColorRules />
      <Button isDisabled={!hasRules(state)} onClick={() => apply(dropConstraints)}>
        Clear rules
      </Button>
    </SidePanel>
  );
}

/** On larger screens these are in the bar above the bench. */
function PhoneActions({ panels }: { panels: Panels }) {
  const { controls } = useLiveBench();
  return (
    <div className="grid gap-2 md:hidden">
      <div className="flex flex-wrap gap-2">
        <MoreActions controls={controls} palette={panels.palette} />
        <StartButton onOpen={panels.openStart} />
        {DRAWERS.map(({ name, label }) => (
          // Opening the drawer closes this panel, which would otherwise cover it.
          <Button key={name} onClick={() => panels.toggle(name)}>
            {label}
          </Button>
        ))}
      </div>
      <div className="mt-2 -mr-2 flex items-center justify-between gap-3 text-sm">
        How many
        <CountStepper />
      </div>
    </div>
  );
}

function ColorRules() {
  const { constraints } = useLiveBench().controls.state;
  const { minDeltaE, lightness, lightnessSpread, chroma, hueArc, isColorBlindSafe, gamut } = constraints;
  const { apply, preview, commit, cancel } = useActions().draw;
  const set = (change: Partial<Constraints>) => apply(setConstraints, change);
  const drag = (change: Partial<Constraints>) => preview(setConstraints, change);
  const ends = { onCommit: commit, onCancel: cancel };
  return (
    <>
      <RuleGroup title="Apart from each other">
        <Checkbox
          label="Safe with color blindness"
          hint="Any two colors are at least ΔE 11 apart, even with protanopia, deuteranopia and tritanopia."
          isOn={isColorBlindSafe}
          onChange={(isOn) => set({ isColorBlindSafe: isOn })}
        />
        <Slider
          label="Minimum distance, ΔE 2000"
          max={MAX_DELTA_E}
          value={minDeltaE}
          onChange={(value) => drag({ minDeltaE: value })}
          {...ends}
        />
        <Slider
          label="Spread of lightness"
          unit="%"
          value={hundredths(lightnessSpread)}
          onChange={(value) => drag({ lightnessSpread: value / 100 })}
          {...ends}
        />
      </RuleGroup>
      <RangeRules
        ranges={{ lightness: inHundredths(lightness), chroma: inHundredths(chroma), hueArc, gamut }}
        maxChroma={MAX_CHROMA * 100}
        onChange={(change) => set(ofHundredths(change))}
        onPreview={(change) => drag(ofHundredths(change))}
        {...ends}
      />
    </>
  );
}

function inHundredths([least, most]: readonly [number, number]) {
  return [hundredths(least), hundredths(most)] as const;
}

function ofHundredths({ lightness, chroma, ...rest }: Partial<Ranges>): Partial<Constraints> {
  return {
    ...rest,
    ...(lightness && { lightness: [lightness[0] / 100, lightness[1] / 100] }),
    ...(chroma && { chroma: [chroma[0] / 100, chroma[1] / 100] }),
  };
}
