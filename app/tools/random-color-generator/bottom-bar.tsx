import { SlidersHorizontal, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { useShared } from "./bench-context.ts";
import { HistoryStrip } from "./history-strip.tsx";
import { type LimitsSwitch, Player } from "./toolbar.tsx";

/** Buttons have a display of their own, so what stands in for them is hidden where there is a script. */
const ONLY_NOSCRIPT = "[@media(scripting:enabled)]:hidden";

/** Below the colors: the next ones, the player, and those so far. */
export function BottomBar({ next }: { next: string }) {
  const { drawNext, isWaiting } = useShared();
  return (
    <div className="sticky bottom-[var(--tray,0px)] z-30 flex items-center gap-x-4 border-line border-t bg-paper px-8 max-md:hidden">
      <Button variant="primary" onClick={drawNext} isBusy={isWaiting} className="noscript:hidden">
        New colors
        <Kbd>space</Kbd>
      </Button>
      <OtherColors next={next} className="" />
      <Player />
      <div className="hidden noscript:hidden shrink-0 items-center gap-4 text-ink-2 text-sm xl:flex">
        <Hint keys="L">lock</Hint>
        <Hint keys="C">copy</Hint>
        <Hint keys="← →">back, forth</Hint>
      </div>
      <div className="ml-auto noscript:hidden min-w-0">
        <HistoryStrip />
      </div>
    </div>
  );
}

type PhoneProps = { next: string; limits: LimitsSwitch; exportButton: ReactNode };

/** Under the thumb. Sticky and not fixed: the filter of a vision would tear it off the window. */
export function PhoneBar({ next, limits, exportButton }: PhoneProps) {
  const { controls, drawNext, isWaiting } = useShared();
  return (
    <div className="sticky bottom-0 z-30 flex items-center gap-2 border-line border-t bg-paper px-[18px] py-3 md:hidden">
      <IconButton
        name="Undo"
        isDisabled={!controls.canUndo}
        onClick={controls.undo}
        size="lg"
        className="noscript:hidden"
      >
        <Undo2 {...ICON} />
      </IconButton>
      <IconButton
        name="Limits and more"
        size="lg"
        aria-expanded={limits.isOpen}
        onClick={limits.toggle}
        className="noscript:hidden aria-expanded:bg-current/10"
      >
        <SlidersHorizontal {...ICON} />
      </IconButton>
      <Button variant="primary" size="lg" onClick={drawNext} isBusy={isWaiting} className="noscript:hidden flex-1">
        New colors
      </Button>
      <OtherColors next={next} className="flex-1" />
      {exportButton}
    </div>
  );
}

function OtherColors({ next, className }: { next: string; className: string }) {
  return (
    <a href={next} rel="nofollow" className={buttonClass("primary", "md", `my-2 ${className} ${ONLY_NOSCRIPT}`)}>
      Other colors
    </a>
  );
}

function Hint({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <Kbd>{keys}</Kbd>
      {children}
    </span>
  );
}
