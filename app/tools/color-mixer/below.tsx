import { ToolSection } from "#app/tools/tool-section.tsx";
import { ToolTheory } from "#app/tools/tool-theory.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import { blend } from "#color/blend.ts";
import { blendCss, clippedBlend } from "#color/blend-css.ts";
import type { Hex } from "#color/color.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { blendAny } from "./blend-any.ts";
import type { FoundRecipe } from "./find-recipe.ts";
import { RecipeFinder } from "./recipe-finder.tsx";
import { ResultsList } from "./results-list.tsx";
import { counted, type Ingredient, MODE_LABELS } from "./state.ts";
import type { Bench } from "./use-bench.ts";

/** Loaded after the code of the bench. */
export function Below({ bench, recipe }: { bench: Bench; recipe: FoundRecipe | null }) {
  return (
    <>
      <ResultsList bench={bench} />
      <RecipeFinder bench={bench} first={recipe} />
      <Ramp bench={bench} />
      <CssOutput bench={bench} />
      <Theory used={bench.used} />
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

const YELLOW_BLUE = counted({ "#FFFF00": 1, "#0000FF": 1 });
const HALVES = counted({ "#000000": 1, "#FFFFFF": 1 });

function Theory({ used }: { used: readonly Ingredient[] }) {
  return (
    <ToolTheory title="Why one question has nine answers" questions={QUESTIONS}>
      <p>
        A stored color isn't an amount of light. Screens use a curve that gives dark steps more room: #808080 is about
        halfway to white in numbers, but emits {Math.round(luminance(0x808080) * 100)}% of its light. Black and white in
        equal parts are {blend(HALVES, "rgb")} by stored values, {blend(HALVES, "linear")} by light and{" "}
        {blend(HALVES, "oklab")} to the eye.
      </p>
      <p>{workedAverage(used)}</p>
      <p>
        Hue is an angle, so averaging needs a direction. OKLCH and HSL take the shorter way; OKLCH can also take the
        longer one. With three or more colors, order matters: they are mixed one after another, like nested color-mix(),
        so moving a color can change the result.
      </p>
      <p>
        Paint removes light. A dye lets through part of each third of the spectrum, and two dyes let through only what
        passes both: CMY here uses ideal dyes. Pigment also scatters light. It uses Kubelka-Munk theory at 38
        wavelengths, with a spectrum spectral.js estimates for each color, and weights each paint by its parts squared
        times its luminance. Real paints differ, because a color doesn't tell you its chemistry.
      </p>
    </ToolTheory>
  );
}

function workedAverage(used: readonly Ingredient[]) {
  if (used.length < 2) return "Add parts of two colors to see their red values averaged, step by step.";
  const total = used.reduce((sum, { count }) => sum + count, 0);
  const red = ({ color }: Ingredient) => parseHex24(color) >>> 16;
  const sum = used.reduce((all, ingredient) => all + ingredient.count * red(ingredient), 0);
  const shown = used.slice(0, 4).map((ingredient) => `${ingredient.count} × ${red(ingredient)}`);
  const terms = shown.join(" + ") + (used.length > shown.length ? " + …" : "");
  return `RGB averages each channel by parts. Your red is (${terms}) / ${total} = ${(sum / total).toFixed(1)}; green and blue work the same way. Together they make ${blend(used, "rgb")}. A color's share is its parts divided by all parts: ${used[0]?.color} has ${used[0]?.count} of ${total}, or ${used[0]?.width.toFixed(2)}%.`;
}

const QUESTIONS = {
  "Why don't yellow and blue make green?": `RGB and light make gray, since yellow light is red plus green and blue adds the third; OKLab gives ${blend(YELLOW_BLUE, "oklab")}. Paint makes green, the only light both paints reflect. Choose Pigment for that.`,
  "Which mode should I choose?":
    "OKLab for interfaces and gradients, linear light for lamps, lenses or transparency, Pigment for painting. RGB matches most apps, and canvas by default.",
  "Can I mix real paints with these recipes?":
    "As a starting point. Paints differ in strength, and a screen color doesn't tell you the pigment. Mix a little, compare it when dry, and adjust.",
  "Why can't the recipe finder reach my color?":
    "In most modes mixtures fall between their ingredients, so a color more vivid, darker or lighter than all of them is out of reach. Add a base color beyond it, such as white, black or a purer hue, and try again.",
};
