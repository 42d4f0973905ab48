import { SlidersHorizontal, Sparkles } from "lucide-react";
import { memo } from "react";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { useAct, useLiveBench } from "./bench-context.ts";
import { hasRules, setHarmony, setMode } from "./changes.ts";
import { HARMONY_OPTIONS, MODE_OPTIONS } from "./setting-words.ts";
import { SPARE_SEED, type State } from "./state.ts";
import type { Panels } from "./use-panels.ts";

type Props = Pick<Panels, "isSettingsOpen" | "toggleSettings" | "openStart">;

/** What shapes the palettes, in the bar above the bench. */
export const Toolbar = memo(function Toolbar({ isSettingsOpen, toggleSettings, openStart }: Props) {
  const { state } = useLiveBench().controls;
  return (
    <div className="flex noscript:hidden flex-wrap items-center gap-2 max-md:hidden">
      <Choices harmony={state.harmony} mode={state.mode} />
      <RulesButton isOpen={isSettingsOpen} hasRules={hasRules(state)} onPress={toggleSettings} />
      <StartButton onPress={openStart} />
    </div>
  );
});

// Each apart from the palette, which changes much more often.
const Choices = memo(function Choices({ harmony, mode }: Pick<State, "harmony" | "mode">) {
  const { apply } = useAct();
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
});

type RulesProps = { isOpen: boolean; hasRules: boolean; onPress: () => void };

const RulesButton = memo(function RulesButton({ isOpen, hasRules: areOn, onPress }: RulesProps) {
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
});

const StartButton = memo(function StartButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="ghost" aria-haspopup="dialog" onClick={onPress}>
      <Sparkles {...ICON} />
      Start from
    </Button>
  );
});
