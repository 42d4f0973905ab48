import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { useLiveBench } from "../bench-context.ts";
import { CountStepper } from "../bottom-bar.tsx";
import { dropConstraints, hasRules, setBoldness, setHarmony, setHue, setMode } from "../changes.ts";
import { HARMONY_OPTIONS, MODE_OPTIONS } from "../setting-words.ts";
import { SPARE_SEED } from "../state.ts";
import type { Panels } from "../use-panels.ts";
import { ColorRules } from "./color-rules.tsx";
import { ContrastRules } from "./contrast-rules.tsx";

type Props = { panels: Panels; onClose: () => void };

const HUE_OPTIONS = [
  { value: "constant", label: "Constant" },
  { value: "shifted", label: "Shifted" },
] as const;

/** Beside the stripes, and not over them: they answer while a rule is drawn. On phones above the bar at the bottom. */
export function SettingsPanel({ panels, onClose }: Props) {
  const { controls } = useLiveBench();
  const { state, apply, preview, commit } = controls;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // The stripes decide how high it is, and not its own content.
    <div className="relative z-20 shrink-0 border-line max-md:sticky max-md:bottom-[73px] max-md:border-t max-md:shadow-float md:w-[300px] md:border-l lg:w-[340px]">
      <aside
        ref={panel}
        aria-label="Rules"
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.defaultPrevented) return;
          event.preventDefault();
          onClose();
        }}
        className="overflow-y-auto overscroll-contain bg-paper outline-none max-md:max-h-[58dvh] md:absolute md:inset-0"
      >
        <div className="sticky top-0 z-10 flex items-center justify-between bg-paper py-2 pr-2 pl-5">
          <h2 className="font-semibold text-lg">Rules</h2>
          <IconButton name="Close the rules" onClick={onClose}>
            <X {...ICON} />
          </IconButton>
        </div>
        <div className="grid gap-7 px-5 pb-6">
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
        </div>
      </aside>
    </div>
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
        <Button
          onClick={() => {
            // It is below, and this panel would lie over it.
            panels.toggleSettings();
            panels.togglePreview();
          }}
        >
          {panels.isPreviewOpen ? "Hide preview" : "Preview"}
        </Button>
      </div>
      <div className="mt-2 -mr-2 flex items-center justify-between gap-3 text-sm">
        How many
        <CountStepper />
      </div>
    </div>
  );
}
