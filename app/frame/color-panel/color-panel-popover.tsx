import type { ComponentProps } from "react";
import { PHONE_SHEET, scrollAboveSheet } from "#app/ui/phone-sheet.ts";
import { Popover } from "#app/ui/popover.tsx";
import type { ColorPanelProps } from "./color-panel.tsx";
import { LateColorPanel } from "./late-color-panel.tsx";

type Props = ColorPanelProps & {
  /** The panel's purpose: "Adjust color 1". */
  name: string;
  /** The button: `(props) => <Button {...props}>Pick</Button>`. */
  trigger: ComponentProps<typeof Popover>["trigger"];
  align?: "start" | "end";
  panelClassName?: string;
};

export function ColorPanelPopover({ name, trigger, align = "end", panelClassName = "", ...panel }: Props) {
  return (
    <Popover
      label={name}
      align={align}
      look={`w-[23rem] max-w-[calc(100vw-1rem)] p-4 text-ink ${panelClassName} ${PHONE_SHEET}`}
      preload={LateColorPanel.preload}
      trigger={trigger}
    >
      {() => (
        <div ref={scrollAboveSheet}>
          <LateColorPanel {...panel} />
        </div>
      )}
    </Popover>
  );
}
