import { SlidersHorizontal, Sparkles } from "lucide-react";
import type { Actions } from "#app/tools/tool-store.ts";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { useLiveBench } from "./bench-context.ts";
import { hasRules, setHarmony, setMode } from "./changes.ts";
import { HARMONY_OPTIONS, MODE_OPTIONS } from "./setting-words.ts";
import { SPARE_SEED, type State } from "./state.ts";
import type { Panels } from "./use-panels.ts";

type Props = Pick<Panels, "isSettingsOpen" | "toggleSettings" | "openStart">;

/** What shapes the palettes, in the bar above the bench. */
export function Toolbar({ isSettingsOpen, toggleSettings, openStart }: Props) {
  const { state, act } = useLiveBench().controls;
  return (
    <div className="flex noscript:hidden flex-wrap items-center gap-2 max-md:hidden">
      <Choices act={act} harmony={state.harmony} mode={state.mode} />
      <RulesButton isOpen={isSettingsOpen} hasRules={hasRules(state)} onPress={toggleSettings} />
      <StartButton onPress={openStart} />
    </div>
  );
}

type ChoicesProps = Pick<State, "harmony" | "mode"> & { act: Actions<State> };

// Each apart from the palette, which changes much more often.
function Choices({ act: { apply }, harmony, mode }: ChoicesProps) {
  return (
    <div className="hidden items-center gap-2 lg:flex">
      <PillSelect
        label="Harmony"
        value={harmony}
        options={HARMONY_OPTIONS}
        onChange={(next) => apply(setHarmony, next, SPARE_SEED)}
      />
      <PillSelect label="Mode" value={mode} options={MODE_OPTIONS} onChange={(next) => apply(setMode, next)} />
    </div>
  );
}

type RulesProps = { isOpen: boolean; hasRules: boolean; onPress: () => void };

function RulesButton({ isOpen, hasRules: areOn, onPress }: RulesProps) {
  return (
    <Button variant="ghost" aria-expanded={isOpen} onClick={onPress} className="aria-expanded:bg-current/10">
      <SlidersHorizontal {...ICON} />
      Rules
      {areOn && (
        <>
          <span aria-hidden className="size-2 rounded-full bg-current" />
          <span className="sr-only">, some are on</span>
        </>
      )}
    </Button>
  );
}

function StartButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="ghost" aria-haspopup="dialog" onClick={onPress}>
      <Sparkles {...ICON} />
      Start from
    </Button>
  );
}
