import type { ComponentProps } from "react";
import { DrawButton } from "#app/frame/draw/draw-button.tsx";
import { Hint } from "#app/frame/draw/hint.tsx";
import { useDialogButton } from "#app/frame/use-dialog-button.ts";
import { late } from "#app/late/late.tsx";
import { useCode } from "#app/late/late-code.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { useActions, useBench, useLiveBench } from "./bench.tsx";
import { canAdd, canDrop, dropColor, hasRules, insertColor, setHarmony, setMode } from "./palette/changes.ts";
import { engineCode } from "./palette/engine.ts";
import { HARMONY_OPTIONS, MODE_OPTIONS } from "./palette/setting-words.ts";
import type { State } from "./palette/state.ts";
import { startDialogCode } from "./start/start.tsx";
import type { Panels } from "./use-panels.ts";

const Strip = late(async () => (await import("./history-strip.tsx")).HistoryStrip, null, { isIdle: true });
export const DRAWERS = [
  { name: "preview", label: "Preview", icon: "icon-panel-bottom" },
  { name: "variations", label: "Variations", icon: "icon-swatch-book" },
] as const;

type Props = Pick<Panels, "open" | "toggle"> & { next: string };

export function BottomBar({ next, open, toggle }: Props) {
  const { roll } = useActions();
  const hasEngine = useCode(engineCode) !== null;
  return (
    <div className="wide-bottom-bar flex items-center border-line border-t bg-paper px-3.5 max-md:-mb-(--strip) max-md:h-(--strip) md:sticky md:bottom-(--tray,0px) md:z-20 md:gap-x-5 md:px-8">
      <div className="contents max-md:hidden">
        <DrawButton label="Generate" onClick={() => roll()} next={next} nextLabel="Another palette" keys="space" />
        <CountStepper />
        {DRAWERS.map(({ name, label, icon }) => (
          <Button
            key={name}
            variant="ghost"
            aria-expanded={open === name}
            onClick={() => toggle(name)}
            className="-mx-2 noscript:hidden aria-expanded:bg-current/10"
          >
            <Icon className={icon} />
            {label}
          </Button>
        ))}
        <div className="hidden noscript:hidden shrink-0 items-center gap-4 text-ink-2 text-sm xl:flex">
          <Hint keys="L">lock</Hint>
          <Hint keys="C">copy</Hint>
          <Hint keys="← →">past palettes</Hint>
        </div>
      </div>
      <div className="flex noscript:hidden min-w-0 flex-1 justify-end">
        <div className="h-[52px] pointer-coarse:h-16 min-w-0">{hasEngine && <Strip />}</div>
      </div>
    </div>
  );
}

/** Adds or removes colors at the end; locked colors are not removed. */
export function CountStepper() {
  const { state } = useBench().controls;
  const { apply, draw } = useActions();
  return (
    <fieldset aria-label="How many colors" className="flex noscript:hidden shrink-0 items-center">
      <IconButton name="One fewer color" isDisabled={!canDrop(state)} onClick={() => apply(dropColor)}>
        <Icon className="icon-minus" />
      </IconButton>
      <span className="min-w-[4.6em] text-center text-sm tabular-nums">{state.slots.length} colors</span>
      <IconButton name="One more color" isDisabled={!canAdd(state)} onClick={() => draw.apply(insertColor)}>
        <Icon className="icon-plus" />
      </IconButton>
    </fieldset>
  );
}

/** On one line with the title and the actions, these icons only fit from 1500 px. */
const WHERE_ROOM = "max-[93.75rem]:hidden";

export function Toolbar({ open, toggle, openStart }: Pick<Panels, "open" | "toggle" | "openStart">) {
  const { state } = useLiveBench().controls;
  return (
    // As wide as the line has room for: a longer choice must not move the palette down.
    <div className="flex noscript:hidden w-0 min-w-[30.5rem] grow items-center gap-2 max-md:hidden">
      <Choices harmony={state.harmony} mode={state.mode} />
      <Button
        variant="ghost"
        aria-expanded={open === "rules"}
        onClick={() => toggle("rules")}
        className="relative aria-expanded:bg-current/10"
      >
        <Icon className={`icon-sliders-horizontal ${WHERE_ROOM}`} />
        Rules
        {hasRules(state) && (
          <>
            {/* In the padding, so that nothing moves. */}
            <span aria-hidden className="absolute right-1 size-2 rounded-full bg-current" />
            <span className="sr-only">, some are on</span>
          </>
        )}
      </Button>
      <StartButton icon={`icon-sparkles ${WHERE_ROOM}`} variant="ghost" onOpen={openStart} />
    </div>
  );
}

type StartProps = Pick<ComponentProps<typeof Button>, "icon" | "variant"> & { onOpen: () => void };

export function StartButton({ onOpen, ...look }: StartProps) {
  const { buttonProps } = useDialogButton({ late: startDialogCode, what: "The dialog", onOpen });
  return (
    <Button {...look} {...buttonProps}>
      Start from
    </Button>
  );
}

/** Separate from the palette, which changes much more often. */
export function Choices({ harmony, mode }: Pick<State, "harmony" | "mode">) {
  const { apply } = useActions().draw;
  return (
    <>
      <PillSelect
        label="Harmony"
        value={harmony}
        options={HARMONY_OPTIONS}
        onChange={(next) => apply(setHarmony, next)}
      />
      <PillSelect
        label="Mode"
        value={mode}
        options={MODE_OPTIONS}
        onChange={(next) => apply(setMode, next)}
        className="shrink-0"
      />
    </>
  );
}
