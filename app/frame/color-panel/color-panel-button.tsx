import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ColorPanelPopover } from "./color-panel-popover.tsx";
import type { ColorPanelProps } from "./panel-props.ts";

type Props = Pick<ColorPanelProps, "label" | "color" | "onPreview" | "onCommit"> & {
  /** What the button does: "Adjust color 1". */
  name: string;
  className?: string;
};

/** A button that opens the color panel of one color. */
export function ColorPanelButton({ name, className = "", ...panel }: Props) {
  return (
    <ColorPanelPopover
      {...panel}
      name={name}
      trigger={(props) => (
        <IconButton {...props} name={name} className={`noscript:hidden ${className}`}>
          <Icon className="icon-sliders-horizontal" />
        </IconButton>
      )}
    />
  );
}
