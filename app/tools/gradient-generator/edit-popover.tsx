import { SlidersHorizontal } from "lucide-react";
import { LateColorPanel } from "#app/frame/color-panel/late-color-panel.tsx";
import { PHONE_SHEET } from "#app/frame/phone-sheet.ts";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { usePopover } from "#app/ui/use-popover.ts";
import type { Color } from "#color/color.ts";
import { setColor } from "./changes.ts";
import { useBench } from "./use-bench.ts";

/** The color panel of one color: the gradient follows while it changes. */
export function EditPopover({ index }: { index: number }) {
  const { controls, state, label } = useBench();
  const { isOpen, triggerProps, panelProps } = usePopover();
  const name = `Adjust ${label(index)}`;
  return (
    <>
      <IconButton
        {...triggerProps}
        aria-haspopup="dialog"
        name={name}
        onPointerEnter={LateColorPanel.preload}
        onFocus={LateColorPanel.preload}
        className="noscript:hidden size-11"
      >
        <SlidersHorizontal {...ICON} />
      </IconButton>
      <div
        {...panelProps}
        role="dialog"
        aria-label={name}
        data-align="end"
        className={`floating w-[23rem] max-w-[calc(100vw-1rem)] p-4 ${PHONE_SHEET}`}
      >
        {isOpen && (
          <LateColorPanel
            label={`Color ${index + 1}`}
            color={state.stops[index]?.color as Color}
            onPreview={(next) => controls.preview(setColor, index, next)}
            onCommit={controls.commit}
          />
        )}
      </div>
    </>
  );
}
