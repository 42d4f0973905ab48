import { translucentStyle } from "#app/ui/swatch-style.ts";
import { tip } from "#app/ui/tip.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { printHex } from "#color/text/print.ts";
import { ColorPanelPopover } from "./color-panel-popover.tsx";

type Props = {
  /** What the color is for: "Color 1". */
  label: string;
  /** Null while no color is chosen; the panel then starts at a gray. */
  color: Color | null;
  /** Called for intermediate colors, at most once per frame. */
  onPreview: (color: Color) => void;
  onCommit?: () => void;
  isOpaque?: boolean;
  panelClassName?: string;
  className?: string;
};

const GRAY = fromRgb24(0x808080);

export function SwatchButton({ label, color, onCommit, className = "size-11", ...panel }: Props) {
  const name = `Adjust ${label}`;
  const hex = color ? printHex(color) : undefined;
  const alpha = color?.alpha ?? 1;
  return (
    <ColorPanelPopover
      {...panel}
      {...{ label, name }}
      color={color ?? GRAY}
      onCommit={() => onCommit?.()}
      align="start"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={name}
          {...tip("Pick")}
          className={`noscript:pointer-events-none grid shrink-0 place-items-center rounded-control focus-visible:-outline-offset-2 ${className}`}
        >
          <span
            className={`swatch size-6 rounded-swatch ${hex ? "border border-line" : "border-2 border-line-2 border-dashed"} ${alpha < 1 ? "checker" : ""}`}
            style={hex ? { backgroundColor: hex, ...translucentStyle(hex, alpha) } : undefined}
          />
        </button>
      )}
    />
  );
}
