import { useCopy } from "#app/frame/copy/use-copy.ts";
import { keepColors } from "#app/frame/tray/keep-colors.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import { printHex } from "#color/text/print.ts";
import { change, paletteAlong } from "../changes.ts";
import type { Drawn } from "../draw-state.ts";
import { MAX_STEPS, MIN_STEPS } from "../state.ts";
import { useBench } from "../use-bench.ts";

/** Colors at even distances along the gradient. */
export function PalettePart({ drawn }: { drawn: Drawn }) {
  const copy = useCopy();
  const { steps } = drawn.state;
  const colors = paletteAlong(drawn.at, steps);
  const swatches = colors.map((color, step) => ({
    hex: printHex(color),
    name: `Step ${step + 1} at ${Math.round((100 * step) / (steps - 1))}%`,
  }));
  return (
    <ToolSection id="palette" title="Palette from this gradient" aside={`${steps} steps`}>
      <SwatchStrip label={`${steps} steps of the gradient`} swatches={swatches} action="copy" />
      <div className="flex noscript:hidden flex-wrap items-end gap-x-6 gap-y-4">
        <StepsSlider />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void copy(colors)}>
            <Icon className="icon-copy" />
            Copy all
          </Button>
          <Button onClick={() => keepColors(colors)}>
            <Icon className="icon-inbox" />
            Keep all in the tray
          </Button>
        </div>
      </div>
    </ToolSection>
  );
}

/** Apart, because a slider cannot wait for the colors. */
function StepsSlider() {
  const { controls, state } = useBench();
  return (
    <Slider
      label="Steps"
      value={state.steps}
      min={MIN_STEPS}
      max={MAX_STEPS}
      onChange={(steps) => controls.preview(change, { steps })}
      onCommit={controls.commit}
      className="w-full sm:w-72"
    />
  );
}
