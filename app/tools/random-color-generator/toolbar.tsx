import { Pause, Play, SlidersHorizontal } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { useShared } from "./bench-context.ts";
import { CountField } from "./count-field.tsx";
import { SECONDS } from "./use-autoplay.ts";
import { countLimits, STYLE_OPTIONS } from "./words.ts";

export type LimitsSwitch = { isOpen: boolean; toggle: () => void };

/** What shapes the colors, in the bar above the bench. */
export function Toolbar({ limits }: { limits: LimitsSwitch }) {
  const { state, setLimits } = useShared();
  const on = countLimits(state);
  return (
    <div className="flex noscript:hidden flex-wrap items-center gap-2 max-md:hidden">
      <CountField />
      <PillSelect
        label="Style"
        value={state.style}
        options={STYLE_OPTIONS}
        onChange={(style) => setLimits({ style })}
        className="max-lg:hidden"
      />
      <Button
        variant="ghost"
        aria-expanded={limits.isOpen}
        onClick={limits.toggle}
        className="aria-expanded:bg-current/10"
      >
        <SlidersHorizontal {...ICON} />
        Limits
        {on > 0 && (
          <span className="grid size-5 place-items-center rounded-full bg-ink font-mono text-[11px] text-paper">
            {on}
            <span className="sr-only"> on</span>
          </span>
        )}
      </Button>
    </div>
  );
}

/** Starts and stops the player, and sets its pace. */
export function Player({ className = "" }: { className?: string }) {
  const { player } = useShared();
  const { isPlaying, seconds, setSeconds, toggle } = player;
  return (
    <div className={`flex noscript:hidden items-center gap-1 ${className}`}>
      <Button variant="ghost" aria-pressed={isPlaying} onClick={toggle}>
        {isPlaying ? <Pause {...ICON} /> : <Play {...ICON} />}
        {isPlaying ? "Pause" : "Play"}
      </Button>
      <PillSelect
        label="every"
        value={String(seconds)}
        options={SECONDS.map((each) => ({ value: String(each), label: each === 1 ? "1 second" : `${each} seconds` }))}
        onChange={(value) => setSeconds(Number(value))}
      />
    </div>
  );
}
