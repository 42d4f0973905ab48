import { SlidersHorizontal, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ONLY_NOSCRIPT } from "./only-noscript.ts";
import { reserveRoom } from "./refs.ts";

type Props = {
  undo: { canUndo: boolean; undo: () => void };
  /** What the panel at the side holds: "Rules and more". */
  panel: { name: string; isOpen: boolean; toggle: () => void };
  /** The one action. `next` is the address that replaces it without JavaScript. */
  draw: { label: string; run: () => void; isBusy?: boolean; next: string; nextLabel: string };
  exportButton: ReactNode;
};

/** Under the thumb. Sticky and not fixed: the filter of a vision would tear it off the window. */
export function PhoneBar({ undo, panel, draw, exportButton }: Props) {
  return (
    <div
      ref={reserveRoom}
      className="sticky bottom-0 z-30 flex items-center gap-2 border-line border-t bg-paper px-[18px] py-3 md:hidden"
    >
      <IconButton name="Undo" isDisabled={!undo.canUndo} onClick={undo.undo} size="lg" className="noscript:hidden">
        <Undo2 {...ICON} />
      </IconButton>
      <IconButton
        name={panel.name}
        size="lg"
        aria-expanded={panel.isOpen}
        onClick={panel.toggle}
        className="noscript:hidden aria-expanded:bg-current/10"
      >
        <SlidersHorizontal {...ICON} />
      </IconButton>
      <Button variant="primary" size="lg" onClick={draw.run} isBusy={draw.isBusy} className="noscript:hidden flex-1">
        {draw.label}
      </Button>
      <a href={draw.next} rel="nofollow" className={buttonClass("primary", "lg", `flex-1 ${ONLY_NOSCRIPT}`)}>
        {draw.nextLabel}
      </a>
      {exportButton}
    </div>
  );
}
