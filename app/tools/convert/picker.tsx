import { ColorPanelPopover } from "#app/frame/color-panel/color-panel-popover.tsx";
import { Button } from "#app/ui/button.tsx";
import { fromRgb24 } from "#color/convert.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { printHex } from "#color/text/print.ts";

export function Picker({ hex, onPick }: { hex: string; onPick: (hex: string) => void }) {
  return (
    <ColorPanelPopover
      name="Pick a color"
      label="The color"
      color={fromRgb24(parseHex24(hex))}
      onPreview={(color) => onPick(printHex(color))}
      onCommit={() => {}}
      trigger={(props) => (
        <Button icon="icon-sliders-horizontal" {...props} className="noscript:hidden">
          <span className="max-sm:sr-only">Pick</span>
        </Button>
      )}
    />
  );
}
