import type { ReactNode } from "react";
import { ONLY_NOSCRIPT } from "#app/frame/draw/only-noscript.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { Kbd } from "#app/ui/kbd.tsx";
import { useShared } from "./bench-context.ts";
import { HistoryStrip } from "./history-strip.tsx";
import { Player } from "./toolbar.tsx";

/** Below the colors: the next ones, the player, and those so far. */
export function BottomBar({ next }: { next: string }) {
  const { drawNext, isWaiting } = useShared();
  return (
    <div className="sticky bottom-[var(--tray,0px)] z-30 flex items-center gap-x-4 border-line border-t bg-paper px-8 max-md:hidden">
      <Button variant="primary" onClick={drawNext} isBusy={isWaiting} className="noscript:hidden">
        New colors
        <Kbd>space</Kbd>
      </Button>
      <a href={next} rel="nofollow" className={buttonClass("primary", "md", `my-2 ${ONLY_NOSCRIPT}`)}>
        Other colors
      </a>
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

function Hint({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <Kbd>{keys}</Kbd>
      {children}
    </span>
  );
}
