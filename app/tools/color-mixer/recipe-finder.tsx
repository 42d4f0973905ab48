import { useEffect, useEffectEvent, useState } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { Button } from "#app/ui/button.tsx";
import { ColorDot } from "#app/ui/color-dot.tsx";
import { Input } from "#app/ui/input.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color, Hex } from "#color/color.ts";
import { differenceVerdict } from "#color/difference/difference.ts";
import { type Recipe, refineRecipe, searchRecipe } from "#color/recipe.ts";
import { hexOf, printHex } from "#color/text/print.ts";
import { setCounts, setTarget } from "./changes.ts";
import { BROWSER_EFFORT, type FoundRecipe, requestOf } from "./find-recipe.ts";
import { model } from "./model.ts";
import { SrgbNote } from "./srgb-note.tsx";
import { type BaseColor, MODE_LABELS, type State } from "./state.ts";
import type { Bench } from "./use-bench.ts";

const EXAMPLE: Hex = "#C19A6B";
/** A recipe with more parts gets its own line if it improves ΔE by at least this much. */
const WORTH_DELTA_E = 0.3;
/** Below this, the mixture passes for the target unless the two are seen side by side. */
const REACHED_DELTA_E = 5;

export function RecipeFinder({ bench, first }: { bench: Bench; first: FoundRecipe | null }) {
  const { controls, state } = bench;
  const isReady = state.activeMode !== "pigment" || bench.pigment.code !== null;
  const { found, isSearching } = useRecipe(state, isReady, first);
  const [given, setGiven] = useState<Color | null>(null);
  const { target } = state;
  const take = (change: typeof controls.apply, color: Color) => {
    setGiven(color);
    change(setTarget, printHex(color));
  };
  return (
    <ToolSection id="recipe" title="Find a recipe" aside={`mixed as ${MODE_LABELS[state.activeMode].long}`}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-3">
          <ColorInput
            label="Target color"
            value={target ?? ""}
            onChange={(color) => take(controls.apply, color)}
            onPreview={(color) => take(controls.preview, color)}
            onCommit={controls.commit}
            isOpaque
            hint="The best ratio of at most 12 parts of your base colors."
            className="noscript:hidden"
          />
          <SrgbNote given={given} hex={target} />
          <form method="get" className="grid scripting:hidden gap-2">
            {[...model.write({ ...state, target: null })].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Input aria-label="Target color" name="t" defaultValue={target ?? EXAMPLE} isMono />
            <Button type="submit">Find</Button>
          </form>
          <div className="flex noscript:hidden flex-wrap gap-2">
            {target === null && (
              <Button icon="icon-flask-conical" onClick={() => controls.apply(setTarget, EXAMPLE)}>
                Try {EXAMPLE}
              </Button>
            )}
            {target && (
              <Button icon="icon-x" variant="ghost" onClick={() => controls.apply(setTarget, null)} className="-ml-4">
                Clear
              </Button>
            )}
          </div>
        </div>
        <Answer {...{ bench, found, isSearching }} />
      </div>
    </ToolSection>
  );
}

type AnswerProps = { bench: Bench; found: Found | null; isSearching: boolean };

/** While the next one is searched for, this is the last one, with the target and colors it is for. */
function Answer({ bench, found, isSearching }: AnswerProps) {
  const { target } = bench.state;
  const { simple, fine: best } = found?.recipe ?? {};
  const fine = simple && best && simple.deltaE - best.deltaE >= WORTH_DELTA_E ? best : null;
  const line = { bench, isSearching, colors: found?.asked.baseColors ?? [] };
  return (
    <div aria-busy={target !== null && isSearching} className="grid gap-5">
      {found?.asked.target && (
        <Pair target={found.asked.target} mixed={hexOf(found.recipe.simple.rgb24)} labelOf={bench.labelOf} />
      )}
      <p role="status" className="max-w-[34em] empty:absolute">
        {simple && verdictOf(simple, fine)}
      </p>
      {simple ? (
        <>
          <RecipeLine {...line} recipe={simple} title="Simplest" />
          {fine && <RecipeLine {...line} recipe={fine} title="Finer" />}
        </>
      ) : (
        <p className="max-w-[34em] self-center text-ink-2">
          {target
            ? "Trying ratios of your base colors."
            : "Type a color or click the swatch. You get the parts that make it, or the nearest match your base colors can reach."}
        </p>
      )}
    </div>
  );
}

function Pair({ target, mixed, labelOf }: { target: Hex; mixed: Hex; labelOf: (hex: Hex) => string }) {
  return (
    <div className="flex overflow-hidden rounded-control">
      {(
        [
          ["Target", target],
          ["Mixed", mixed],
        ] as const
      ).map(([what, hex]) => (
        <div key={what} className="swatch grid h-32 flex-1 content-between p-4" style={swatchStyle(hex)}>
          <span className="text-sm">{what}</span>
          <span className="grid">
            <span className="font-mono text-lg">{hex}</span>
            <span className="min-h-5 truncate text-sm">{labelOf(hex) === hex ? "" : labelOf(hex)}</span>
          </span>
        </div>
      ))}
    </div>
  );
}

type LineProps = {
  bench: Bench;
  colors: readonly BaseColor[];
  recipe: Recipe;
  title: string;
  isSearching: boolean;
};

function RecipeLine({ bench, colors, recipe, title, isSearching }: LineProps) {
  const { controls, labelOf } = bench;
  const parts = colors.flatMap(({ color }, place) => {
    const count = recipe.counts[place] ?? 0;
    return count > 0 ? [{ color, count }] : [];
  });
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-2.5 border-line border-t pt-4 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto_auto]">
      <span className="text-ink-2 text-sm">{title}</span>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5 max-sm:order-last max-sm:col-span-2">
        {parts.map(({ color, count }) => (
          <li key={color} className="flex items-center gap-2">
            <ColorDot color={color} className="size-5 rounded-swatch" />
            <span>
              <span className="font-mono">{count}</span> {labelOf(color)}
            </span>
          </li>
        ))}
      </ul>
      <span className="font-mono text-ink-2 text-sm">ΔE {recipe.deltaE.toFixed(2)}</span>
      <Button
        size="sm"
        // Until then, its counts belong to other base colors.
        isDisabled={isSearching}
        className="noscript:hidden max-sm:order-last max-sm:justify-self-start"
        onClick={() => controls.apply(setCounts, recipe.counts)}
      >
        Use recipe
      </Button>
    </div>
  );
}

/** `fine` is the better recipe with more parts, if there is one. */
function verdictOf(simple: Recipe, fine: Recipe | null): string {
  if (simple.deltaE === 0) return "An exact match.";
  const best = fine ?? simple;
  const words = `${differenceVerdict(simple.deltaE).words}: ΔE ${simple.deltaE.toFixed(2)}.`;
  if (best.deltaE >= REACHED_DELTA_E) {
    return `${words} These base colors can't reach this color in this mode. This is the nearest mixture.`;
  }
  if (fine) return `${words} More parts get closer, down to ΔE ${fine.deltaE.toFixed(2)}.`;
  return words;
}

type Found = { readonly key: string; readonly asked: State; readonly recipe: FoundRecipe };

const SLICE_MS = 6;

/**
 * Searches for the recipe in slices, so that no frame waits for it. Returns the previous answer with `isSearching`
 * until the new one is ready, and none while the mode loads. `first` is the server's recipe.
 */
function useRecipe(state: State, isReady: boolean, first: FoundRecipe | null) {
  const { baseColors, activeMode, target } = state;
  const key = [activeMode, target, ...baseColors.map(({ color }) => color)].join();
  const stateNow = useEffectEvent(() => state);
  const [found, setFound] = useState<Found | null>(first && { key, asked: state, recipe: first });

  useEffect(() => {
    if (target === null) return setFound(null);
    const asked = stateNow();
    const request = isReady ? requestOf(asked, BROWSER_EFFORT) : null;
    if (!request) return;
    const search = searchRecipe(request);
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const end = performance.now() + SLICE_MS;
      let step = search.next();
      while (!step.done && performance.now() < end) step = search.next();
      if (!step.done) {
        timer = setTimeout(work);
        return;
      }
      const simple = step.value;
      setFound(simple && { key, asked, recipe: { simple, fine: refineRecipe(simple, request) } });
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [key, target, isReady]);

  const isSearching = found?.key !== key;
  return { found: target && (isReady || !isSearching) ? found : null, isSearching };
}
