import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { useShared } from "./bench-context.ts";
import { CopyAll } from "./copy-all.tsx";
import { CountField } from "./count-field.tsx";
import { ApartLimits, NameLimit, RangeLimits } from "./limits.tsx";
import { NO_LIMITS } from "./state.ts";
import { Player } from "./toolbar.tsx";
import { STYLE_OPTIONS } from "./words.ts";

/** Beside the colors and not over them: they answer while a limit is drawn. On phones above the bar at the bottom. */
export function LimitsPanel({ onClose }: { onClose: () => void }) {
  const { controls, state, setLimits } = useShared();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      ref={panel}
      aria-label="Limits"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      className="z-20 shrink-0 border-line bg-paper outline-none max-md:sticky max-md:bottom-[73px] max-md:max-h-[58dvh] max-md:overflow-y-auto max-md:overscroll-contain max-md:border-t max-md:shadow-float md:relative md:w-[340px] md:border-l"
    >
      {/* No taller than the colors beside it. */}
      <div className="md:absolute md:inset-0 md:overflow-y-auto md:overscroll-contain">
        <div className="sticky top-0 z-10 flex items-center justify-between bg-paper py-2 pr-2 pl-5">
          <h2 className="font-semibold text-lg">Limits</h2>
          <IconButton name="Close the limits" onClick={onClose}>
            <X {...ICON} />
          </IconButton>
        </div>
        <div className="grid gap-6 px-5 pb-6">
          <div className="grid gap-3 md:hidden">
            <ToolActions controls={controls}>
              <CopyAll />
            </ToolActions>
            <Player />
            <div className="flex">
              <CountField />
            </div>
          </div>
          <div className="grid gap-4">
            <PillSelect
              label="Style"
              value={state.style}
              options={STYLE_OPTIONS}
              onChange={(style) => setLimits({ style })}
            />
            <NameLimit />
          </div>
          <ApartLimits />
          <RangeLimits />
          <Button onClick={() => setLimits(NO_LIMITS)}>Take all limits off</Button>
        </div>
      </div>
    </aside>
  );
}
