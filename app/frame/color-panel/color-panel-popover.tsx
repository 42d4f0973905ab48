import type { ComponentProps, ReactNode } from "react";
import { PHONE_SHEET, scrollAboveSheet } from "#app/ui/phone-sheet.ts";
import { Popover } from "#app/ui/popover.tsx";
import type { ColorPanelProps } from "./color-panel.tsx";
import { LateColorPanel } from "./late-color-panel.tsx";

type TriggerProps = Parameters<ComponentProps<typeof Popover>["trigger"]>[0] & typeof OPENER;
type Props = ColorPanelProps & {
  /** The panel's purpose: "Adjust color 1". */
  name: string;
  /** The button: `(props) => <Button {...props}>Pick</Button>`. */
  trigger: (props: TriggerProps) => ReactNode;
  align?: "start" | "end";
  panelClassName?: string;
};

const OPENER = {
  "aria-haspopup": "dialog",
  onPointerEnter: () => void LateColorPanel.preload(),
  onFocus: () => void LateColorPanel.preload(),
} as const;

export function ColorPanelPopover({ name, trigger, align = "end", panelClassName = "", ...panel }: Props) {
  return (
    <Popover
      label={name}
      align={align}
      look={`w-[23rem] max-w-[calc(100vw-1rem)] p-4 text-ink ${panelClassName} ${PHONE_SHEET}`}
      trigger={(props) => trigger({ ...props, ...OPENER })}
    >
      {() => (
        <div ref={scrollAboveSheet}>
          <LateColorPanel {...panel} />
        </div>
      )}
    </Popover>
  );
}
