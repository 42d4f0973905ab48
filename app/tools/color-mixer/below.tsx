import { ToolSection } from "#app/tools/tool-section.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import { blendCss, clippedBlend } from "#color/blend-css.ts";
import type { Hex } from "#color/color.ts";
import { blendAny } from "./blend-any.ts";
import type { FoundRecipe } from "./find-recipe.ts";
import { RecipeFinder } from "./recipe-finder.tsx";
import { ResultsList } from "./results-list.tsx";
import { type Ingredient, MODE_LABELS } from "./state.ts";
import { Theory } from "./theory.tsx";
import type { Bench } from "./use-bench.ts";

/** Loaded after the code of the bench. */
export function Below({ bench, recipe }: { bench: Bench; recipe: FoundRecipe | null }) {
  return (
    <>
      <ResultsList bench={bench} />
      <RecipeFinder bench={bench} first={recipe} />
      <Ramp bench={bench} />
      <CssOutput bench={bench} />
      <Theory baseColors={bench.state.baseColors} />
    </>
  );
}

function CssOutput({ bench: { state, used, hex } }: { bench: Bench }) {
  const { activeMode } = state;
  const css = activeMode === "pigment" ? null : blendCss(used, activeMode);
  const clipped = activeMode === "pigment" ? null : clippedBlend(used, activeMode);
  if (!hex) return null;
  return (
    <ToolSection id="css" title="As CSS">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CodeBlock title="The mixture" language="CSS" code={`background: ${css ?? hex.toLowerCase()};`} />
        <p className="max-w-[34em] text-ink-2 text-sm">{noteOf(css, clipped, hex, MODE_LABELS[activeMode].long)}</p>
      </div>
    </ToolSection>
  );
}

function noteOf(css: string | null, clipped: Hex | null, hex: Hex, mode: string) {
  if (css === null) return `CSS can't mix like ${mode}, so this is the result in hex.`;
  if (!css.startsWith("color-mix")) return "A single color doesn't need color-mix().";
  if (clipped && clipped !== hex) {
    return `This mixture is outside sRGB. Browsers clip each channel and show ${clipped}; ${hex} keeps lightness and hue but loses chroma.`;
  }
  return `Browsers since 2023 show ${hex}. Nested calls mix two colors at a time, weighted by share.`;
}

/** The approximate total number of swatches, however many colors are used. */
const STEPS = 12;

function Ramp({ bench }: { bench: Bench }) {
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
