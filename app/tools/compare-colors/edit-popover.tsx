import { SlidersHorizontal } from "lucide-react";
import { LateColorPanel } from "#app/frame/color-panel/late-color-panel.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { usePopover } from "#app/ui/use-popover.ts";
import type { Color } from "#color/color.ts";
import { type State, setColor } from "./model.ts";

type Props = { controls: ToolControls<State>; color: Color; place: number };

/** The color panel of one color: the comparison follows while it changes. */
export function EditPopover({ controls, color, place }: Props) {
  const { isOpen, triggerProps, panelProps } = usePopover();
  const label = `Adjust color ${place + 1}`;
  return (
    <>
      <IconButton {...triggerProps} aria-haspopup="dialog" name={label} className="noscript:hidden size-11">
        <SlidersHorizontal {...ICON} />
      </IconButton>
      <div
        {...panelProps}
        role="dialog"
        aria-label={label}
        data-align="end"
        className="floating w-[23rem] max-w-[calc(100vw-1rem)] p-4"
      >
        {isOpen && (
          <LateColorPanel
            label={`Color ${place + 1}`}
            color={color}
            onPreview={(next) => controls.preview(setColor, place, next)}
            onCommit={controls.commit}
          />
        )}
      </div>
    </>
  );
}
