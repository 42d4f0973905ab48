import { SlidersHorizontal, Sparkles } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { NO_CONSTRAINTS } from "#color/generate/request.ts";
import { useBench } from "./bench-context.ts";
import { setHarmony, setMode } from "./changes.ts";
import { PillSelect } from "./pill-select.tsx";
import { HARMONY_OPTIONS, MODE_OPTIONS } from "./setting-words.ts";

export type Panels = {
  isSettingsOpen: boolean;
  isPreviewOpen: boolean;
  toggleSettings: () => void;
  togglePreview: () => void;
  openStart: () => void;
};

/** What shapes the palettes, in the bar above the bench. */
export function Toolbar({ isSettingsOpen, toggleSettings, openStart }: Panels) {
  const { controls, spareSeed } = useBench();
  const { state, apply } = controls;
  const hasRules = state.constraints !== NO_CONSTRAINTS && JSON.stringify(state.constraints) !== NO_RULES;
  return (
    <div className="flex noscript:hidden flex-wrap items-center gap-2 max-md:hidden">
      <div className="hidden items-center gap-2 lg:flex">
        <PillSelect
          label="Harmony"
          value={state.harmony}
          options={HARMONY_OPTIONS}
          onChange={(harmony) => apply(setHarmony, harmony, spareSeed)}
        />
        <PillSelect label="Mode" value={state.mode} options={MODE_OPTIONS} onChange={(mode) => apply(setMode, mode)} />
      </div>
      <Button
        variant="ghost"
        aria-expanded={isSettingsOpen}
        onClick={toggleSettings}
        className="aria-expanded:bg-current/10"
      >
        <SlidersHorizontal {...ICON} />
        Rules
        {hasRules && (
          <>
            <span aria-hidden className="size-2 rounded-full bg-current" />
            <span className="sr-only">, some are on</span>
          </>
        )}
      </Button>
      <Button variant="ghost" aria-haspopup="dialog" onClick={openStart}>
        <Sparkles {...ICON} />
        Start from
      </Button>
    </div>
  );
}

const NO_RULES = JSON.stringify(NO_CONSTRAINTS);
