import { ColorPanelPopover } from "#app/frame/color-panel/color-panel-popover.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Color } from "#color/color.ts";
import { printPlain } from "#color/text/print.ts";

export function Picker({ color, onPick }: { color: Color; onPick: (text: string) => void }) {
  return (
    <ColorPanelPopover
      name="Pick a color"
      label="The color"
      color={color}
      onPreview={(next) => onPick(printPlain(next))}
      onCommit={() => {}}
      trigger={(props) => (
        <Button icon="icon-sliders-horizontal" {...props} className="noscript:hidden">
          <span className="max-sm:sr-only">Pick</span>
        </Button>
      )}
    />
  );
}
