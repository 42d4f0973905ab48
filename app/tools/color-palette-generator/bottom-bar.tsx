import { Minus, PanelBottom, Plus, SwatchBook } from "lucide-react";
import type { ReactNode } from "react";
import { ONLY_NOSCRIPT } from "#app/frame/draw/only-noscript.ts";
import { useBottomRoom } from "#app/frame/draw/use-bottom-room.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { useBench } from "./bench-context.ts";
import { appendColor, canAdd, canDrop, dropColor } from "./changes.ts";
import { History } from "./history.tsx";
import type { Panels } from "./use-panels.ts";

type Props = Pick<Panels, "drawer" | "toggleDrawer"> & { next: string };

/** Below the stripes: the next palette, how many colors, and the palettes so far. */
export function BottomBar({ next, drawer, toggleDrawer }: Props) {
  const { roll } = useBench();
  const bar = useBottomRoom();
  return (
    <div
      ref={bar}
      className="flex items-center border-line border-t bg-paper px-3.5 md:sticky md:bottom-(--tray,0px) md:z-20 md:gap-x-5 md:px-8"
    >
      <div className="contents max-md:hidden">
        <Button variant="primary" onClick={() => roll()} className="noscript:hidden">
          Generate
          <Kbd>space</Kbd>
        </Button>
        <a href={next} rel="nofollow" className={buttonClass("primary", "md", ONLY_NOSCRIPT)}>
          Another palette
        </a>
        <CountStepper />
        <Button
          variant="ghost"
          aria-expanded={drawer === "preview"}
          onClick={() => toggleDrawer("preview")}
          className="-mx-2 noscript:hidden aria-expanded:bg-current/10"
        >
          <PanelBottom {...ICON} />
          Preview
        </Button>
        <Button
          variant="ghost"
          aria-expanded={drawer === "variations"}
          onClick={() => toggleDrawer("variations")}
          className="-mx-2 noscript:hidden aria-expanded:bg-current/10"
        >
          <SwatchBook {...ICON} />
          Variations
        </Button>
        <div className="hidden noscript:hidden shrink-0 items-center gap-4 text-ink-2 text-sm xl:flex">
          <Hint keys="L">lock</Hint>
          <Hint keys="C">copy</Hint>
          <Hint keys="← →">past palettes</Hint>
        </div>
      </div>
      <div className="flex noscript:hidden min-w-0 flex-1 justify-end">
        <History />
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

/** More or fewer colors at the end; what is locked is not taken. */
export function CountStepper() {
  const { state, apply } = useBench().controls;
  return (
    <fieldset aria-label="How many colors" className="flex noscript:hidden shrink-0 items-center">
      <IconButton name="One color fewer" isDisabled={!canDrop(state)} onClick={() => apply(dropColor)}>
        <Minus {...ICON} />
      </IconButton>
      <span className="min-w-[4.6em] text-center text-sm tabular-nums">{state.slots.length} colors</span>
      <IconButton name="One color more" isDisabled={!canAdd(state)} onClick={() => apply(appendColor)}>
        <Plus {...ICON} />
      </IconButton>
    </fieldset>
  );
}
