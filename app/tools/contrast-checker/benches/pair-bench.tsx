import { type RefObject, useDeferredValue, useRef } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import type { Shortcut } from "#app/frame/shortcuts/registry.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { commitTaps } from "#app/ui/commit-taps.ts";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { measure } from "../measure/measure.ts";
import { firstFix, type Level, nextLevel, type Pair } from "../measure/targets.ts";
import { reportOf } from "../report.ts";
import { change, changeLightness, type State, setColor, swap } from "../state.ts";
import { CheckButton, ColorForm, ColorRow, LIGHTNESS_STEP, NUMBERS_COLUMN } from "./color-form.tsx";
import { Figures, Verdicts } from "./figures.tsx";
import { Fixes } from "./fixes.tsx";
import { Preview } from "./preview.tsx";
import { SampleControls, SampleStrip, Sizes } from "./sample.tsx";

export function PairBench({ controls }: { controls: ToolControls<State> }) {
  const { state, apply } = controls;
  const { text, background, sample } = state;
  const bench = useRef<HTMLElement>(null);
  const copy = useCopy();
  const measured = measure(text, background);
  const level = nextLevel(measured.ratio);
  const fix = () => {
    const found = level && firstFix({ text, background }, level.minimum);
    if (found) apply(change, found);
  };
  useShortcuts([
    { id: "contrast-swap", keys: "KeyX", label: "Swap text and background", group: "Contrast", run: () => apply(swap) },
    { id: "contrast-fix", keys: "KeyF", label: "Fix to the next level", group: "Contrast", run: fix },
    { id: "contrast-copy", keys: "KeyC", label: "Copy the text color", group: "Contrast", run: () => void copy(text) },
  ]);
  useLightnessKeys(controls, bench);
  return (
    // The second row reserves the height of the nearest colors before they load, so the sample above doesn't shift.
    <section
      ref={bench}
      aria-label="Contrast of a pair"
      className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-bench border border-line bg-sheet lg:grid-cols-[minmax(0,1fr)_440px] lg:grid-rows-[1fr_minmax(390px,auto)] print:block"
    >
      <Preview {...{ text, background, sample }} />
      <div className={`grid content-start gap-4 px-5 py-4 md:gap-6 md:p-7 lg:row-span-2 ${NUMBERS_COLUMN}`}>
        <Figures measured={measured} isSheer={text.alpha < 1} />
        <ColorForm state={state} except={["c"]} className="grid gap-3">
          <ColorRow controls={controls} of="text" />
          <ColorRow controls={controls} of="background" />
          <CheckButton />
        </ColorForm>
        <div className="grid noscript:hidden grid-cols-2 gap-2.5 max-tiny:grid-cols-1">
          {level && <FixButton pair={{ text, background }} level={level} onPress={fix} />}
          <Button icon="icon-arrow-left-right" onClick={() => apply(swap)}>
            Swap
          </Button>
          <Button
            onClick={() => copyText(reportOf(state, controls.link()), "the report")}
            className="whitespace-nowrap px-2 max-[23.75rem]:[&>.icon]:hidden"
          >
            <Icon className="icon-clipboard" />
            Copy report
          </Button>
        </div>
        <details className="border-line border-t">
          <summary className="min-h-11 cursor-pointer content-center font-medium text-sm">All checks</summary>
          <Verdicts ratio={measured.ratio} />
        </details>
      </div>
      <Nearest {...{ text, background, apply }} />
      <SampleStrip state={state} />
      <div className="grid gap-8 border-line border-t p-5 md:p-7 lg:col-span-2">
        <SampleControls controls={controls} />
        <Sizes lc={measured.lc} ratio={measured.ratio} sample={sample} />
      </div>
    </section>
  );
}

type NearestProps = Pair & Pick<ToolControls<State>, "apply">;

/** They follow the pair when there is time. */
function Nearest({ text, background, apply }: NearestProps) {
  const laterText = useDeferredValue(text);
  const laterBackground = useDeferredValue(background);
  return (
    <div className="grid content-start gap-2 border-line border-t p-5 md:px-7 lg:col-start-1 lg:row-start-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">The nearest colors that pass</h2>
        <p className="text-ink-2 text-sm">Lc is lightness contrast, ΔE the difference from your color.</p>
      </div>
      <Fixes text={laterText} background={laterBackground} apply={apply} />
    </div>
  );
}

type FixProps = { pair: Pair; level: Level; onPress: () => void };

/** If no color reaches the level, the button says so instead of doing nothing. */
function FixButton({ pair, level, onPress }: FixProps) {
  const found = firstFix(pair, level.minimum);
  const isPossible = found !== null;
  const side = found?.text === pair.text ? "background" : found?.background === pair.background ? "text" : "both";
  return (
    <Button
      variant={isPossible ? "primary" : "outline"}
      isDisabled={!isPossible}
      onClick={onPress}
      className="col-span-2"
    >
      <Icon className="icon-wand-sparkles" />
      {isPossible ? `Fix ${side} to ${level.name}, keep the hue` : `${level.name} can't be reached with either color`}
    </Button>
  );
}

/** ↑ and ↓ change the lightness of the text while the bench is on screen; further down they scroll the page. */
function useLightnessKeys({ preview, commit }: ToolControls<State>, bench: RefObject<HTMLElement | null>) {
  useWindowEvent("keyup", (event) => commitTaps(event, commit));
  const shortcut = (id: string, keys: string, label: string, by: number) =>
    benchShortcut(bench, {
      id,
      keys,
      label,
      run: () => preview((state) => setColor(state, "text", changeLightness(state.text, by))),
    });
  useShortcuts([
    shortcut("contrast-lighter", "ArrowUp", "Text lighter", LIGHTNESS_STEP),
    shortcut("contrast-darker", "ArrowDown", "Text darker", -LIGHTNESS_STEP),
    shortcut("contrast-much-lighter", "Shift+ArrowUp", "Text much lighter", 10 * LIGHTNESS_STEP),
    shortcut("contrast-much-darker", "Shift+ArrowDown", "Text much darker", -10 * LIGHTNESS_STEP),
  ]);
}

/** Outside the hook, because the React Compiler skips hooks that contain a getter. */
function benchShortcut(
  bench: RefObject<HTMLElement | null>,
  shortcut: Pick<Shortcut, "id" | "keys" | "label" | "run">,
): Shortcut {
  return {
    ...shortcut,
    group: "Contrast",
    canRepeat: true,
    get isEnabled() {
      return isOnScreen(bench.current);
    },
  };
}

/** Tests the top of the element, which holds the sample and the numbers. */
function isOnScreen(element: Element | null): boolean {
  const top = element?.getBoundingClientRect().top;
  return top !== undefined && top > -120 && top < innerHeight - 120;
}
