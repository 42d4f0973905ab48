import { ToolSection } from "#app/tools/tool-section.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import type { Hex } from "#color/color.ts";
import { blendAny } from "./blend-any.ts";
import { type Ingredient, MODE_LABELS } from "./state.ts";
import type { Bench } from "./use-bench.ts";

/** About so many swatches in all, however many colors take part. */
const STEPS = 12;

/** The way from each ingredient to the next in the active mode. */
export function Ramp({ bench }: { bench: Bench }) {
  const { used, state, nameOf } = bench;
  if (used.length < 2) return null;
  const perGap = Math.max(1, Math.floor(STEPS / (used.length - 1)));
  const hexes = used.slice(1).flatMap((next, gap) => stepsTo(used[gap] as Ingredient, next, perGap, bench));
  const [first] = used;
  return (
    <ToolSection id="ramp" title="Steps between" aside={`in ${MODE_LABELS[state.activeMode].long}`}>
      <SwatchStrip
        label="Steps between the ingredients"
        action="copy"
        swatches={[first?.color as Hex, ...hexes].map((hex) => ({ hex, name: nameOf(hex) }))}
      />
    </ToolSection>
  );
}

function stepsTo(from: Ingredient, to: Ingredient, count: number, { state }: Bench): Hex[] {
  return Array.from({ length: count }, (_, step) => {
    const parts = [
      { color: from.color, count: count - 1 - step },
      { color: to.color, count: step + 1 },
    ];
    return blendAny(parts, state.activeMode) ?? to.color;
  });
}
