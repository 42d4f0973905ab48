import { SidePanel } from "#app/frame/draw/side-panel.tsx";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { Button } from "#app/ui/button.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { useLiveBench } from "../bench-context.ts";
import { CountStepper } from "../bottom-bar.tsx";
import { dropConstraints, hasRules, setBoldness, setHarmony, setHue, setMode } from "../changes.ts";
import { HARMONY_OPTIONS, MODE_HINT, MODE_OPTIONS } from "../setting-words.ts";
import { SPARE_SEED } from "../state.ts";
import type { Panels } from "../use-panels.ts";
import { ColorRules } from "./color-rules.tsx";
import { ContrastRules } from "./contrast-rules.tsx";

type Props = { panels: Panels; onClose: () => void };

const DRAWERS = [
  { name: "preview", label: "Preview" },
  { name: "variations", label: "Variations" },
] as const;
const HUE_OPTIONS = [
  { value: "constant", label: "Constant" },
  { value: "shifted", label: "Shifted" },
] as const;

export function SettingsPanel({ panels, onClose }: Props) {
  const { controls } = useLiveBench();
  const { state, apply, preview, commit } = controls;
  return (
    <SidePanel title="Rules" onClose={onClose}>
      <PhoneActions panels={panels} />
      <section aria-label="Character" className="grid gap-3">
        <div className="grid gap-2">
          <PillSelect
            label="Harmony"
            value={state.harmony}
            options={HARMONY_OPTIONS}
            onChange={(harmony) => apply(setHarmony, harmony, SPARE_SEED)}
          />
          <PillSelect
            label="Mode"
            value={state.mode}
            options={MODE_OPTIONS}
            onChange={(mode) => apply(setMode, mode)}
          />
          <p className="text-ink-2 text-xs">{MODE_HINT}</p>
        </div>
        <Slider
          label="Safe to bold"
          unit="%"
          value={state.boldness}
          valueText={`${state.boldness} percent bold`}
          onChange={(boldness) => preview(setBoldness, boldness, SPARE_SEED)}
          onCommit={commit}
        />
        <div className="flex items-center justify-between gap-3 text-sm">
          Hue
          <Segmented label="Hue" options={HUE_OPTIONS} value={state.hue} onChange={(hue) => apply(setHue, hue)} />
        </div>
      </section>
      <ContrastRules />
      <ColorRules />
      <Button isDisabled={!hasRules(state)} onClick={() => apply(dropConstraints)}>
        Take all rules off
      </Button>
    </SidePanel>
  );
}

/** What stands in the bar above the bench elsewhere. */
function PhoneActions({ panels }: { panels: Panels }) {
  const { controls } = useLiveBench();
  return (
    <div className="grid gap-2 md:hidden">
      <ToolActions controls={controls} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={panels.openStart}>Start from</Button>
        {DRAWERS.map(({ name, label }) => (
          <Button
            key={name}
            onClick={() => {
              // It is below, and this panel would lie over it.
              panels.toggleSettings();
              panels.toggleDrawer(name);
            }}
          >
            {panels.drawer === name ? `Hide ${name}` : label}
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
