import { SlidersHorizontal } from "lucide-react";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PHONE_SHEET } from "#app/ui/phone-sheet.ts";
import { usePopover } from "#app/ui/use-popover.ts";
import { LateColorPanel } from "./late-color-panel.tsx";
import type { ColorPanelProps } from "./panel-props.ts";

type Props = Pick<ColorPanelProps, "label" | "color" | "onPreview" | "onCommit"> & {
  /** What the button does: "Adjust color 1". */
  name: string;
  className?: string;
  panelClassName?: string;
};

/** A button that opens the color panel of one color beside it, on phones from below. */
export function ColorPanelButton({ name, className = "", panelClassName = "", ...panel }: Props) {
  const { isOpen, triggerProps, panelProps } = usePopover();
  return (
    <>
      <IconButton
        {...triggerProps}
        aria-haspopup="dialog"
        name={name}
        onPointerEnter={LateColorPanel.preload}
        onFocus={LateColorPanel.preload}
        className={`noscript:hidden ${className}`}
      >
        <SlidersHorizontal {...ICON} />
      </IconButton>
      <div
        {...panelProps}
        role="dialog"
        aria-label={name}
        data-align="end"
        className={`floating w-[23rem] max-w-[calc(100vw-1rem)] p-4 text-ink ${panelClassName} ${PHONE_SHEET}`}
      >
        {isOpen && <LateColorPanel {...panel} />}
      </div>
    </>
  );
}
