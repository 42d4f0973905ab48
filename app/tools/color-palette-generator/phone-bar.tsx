import { SlidersHorizontal, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useBench } from "./bench-context.ts";
import { ONLY_NOSCRIPT } from "./stripe-style.ts";
import { useBottomRoom } from "./use-bottom-room.ts";

type Props = {
  next: string;
  isSettingsOpen: boolean;
  toggleSettings: () => void;
  exportButton: ReactNode;
};

/** Under the thumb. Sticky and not fixed: the filter of a vision would tear it off the window. */
export function PhoneBar({ next, isSettingsOpen, toggleSettings, exportButton }: Props) {
  const { controls, roll } = useBench();
  const bar = useBottomRoom();
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-30 flex items-center gap-2 border-line border-t bg-paper px-[18px] py-3 md:hidden"
    >
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
        name="Rules and more"
        size="lg"
        aria-expanded={isSettingsOpen}
        isPressed={isSettingsOpen}
        onClick={toggleSettings}
        className="noscript:hidden"
      >
        <SlidersHorizontal {...ICON} />
      </IconButton>
      <Button variant="primary" size="lg" onClick={() => roll()} className="noscript:hidden flex-1">
        Generate
      </Button>
      <a href={next} rel="nofollow" className={buttonClass("primary", "lg", `flex-1 ${ONLY_NOSCRIPT}`)}>
        Another palette
      </a>
      {exportButton}
    </div>
  );
}
