import type { ReactNode } from "react";
import { PHONE_SHEET } from "#app/ui/phone-sheet.ts";
import { usePopover } from "#app/ui/use-popover.ts";
import { LateColorPanel } from "./late-color-panel.tsx";
import type { ColorPanelProps } from "./panel-props.ts";

type Props = Pick<ColorPanelProps, "label" | "color" | "onPreview" | "onCommit"> & {
  /** What the panel is for: "Adjust color 1". */
  name: string;
  /** The button: `(props) => <Button {...props}>Pick</Button>`. */
  trigger: (props: ReturnType<typeof triggerPropsOf>) => ReactNode;
  align?: "start" | "end";
  panelClassName?: string;
};

/** The color panel of one color beside the button that opens it, on phones from below. */
export function ColorPanelPopover({ name, trigger, align = "end", panelClassName = "", ...panel }: Props) {
  const { isOpen, triggerProps, panelProps } = usePopover();
  return (
    <>
      {trigger(triggerPropsOf(triggerProps))}
      <div
        {...panelProps}
        role="dialog"
        aria-label={name}
        data-align={align}
        className={`floating w-[23rem] max-w-[calc(100vw-1rem)] p-4 text-ink ${panelClassName} ${PHONE_SHEET}`}
      >
        {isOpen && <LateColorPanel {...panel} />}
      </div>
    </>
  );
}

function triggerPropsOf(props: ReturnType<typeof usePopover>["triggerProps"]) {
  const preload = () => void LateColorPanel.preload();
  return { ...props, "aria-haspopup": "dialog", onPointerEnter: preload, onFocus: preload } as const;
}
