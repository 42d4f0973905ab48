import { useDeferredValue, useRef } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ColorRow, NUMBERS_COLUMN } from "./color-row.tsx";
import { Figures, Verdicts } from "./figures.tsx";
import { Fixes } from "./fixes.tsx";
import { CheckButton, KeptState } from "./kept-state.tsx";
import { measure } from "./measure.ts";
import { setBackground, setPair, setText, swap } from "./model.ts";
import { Preview } from "./preview.tsx";
import { reportOf } from "./report.ts";
import { SampleControls } from "./sample-controls.tsx";
import { Sizes } from "./sizes.tsx";
import type { State } from "./state.ts";
import { firstFix, nextLevel } from "./targets.ts";
import { useLightnessKeys } from "./use-lightness-keys.ts";

/** One text on one background. */
export function PairBench({ controls }: { controls: ToolControls<State> }) {
  const { state, apply, address } = controls;
  const { text, background, sample } = state;
  const bench = useRef<HTMLElement>(null);
  const copy = useCopy();
  const measured = measure(text, background);
  const level = nextLevel(measured.ratio);
  const laterText = useDeferredValue(text);
  const laterBackground = useDeferredValue(background);
  const fix = () => {
    const found = level && firstFix({ text, background }, level.minimum);
    if (found) apply(setPair, found);
  };
  useShortcuts([
    { id: "contrast-swap", keys: "KeyX", label: "Swap text and background", group: "Contrast", run: () => apply(swap) },
    { id: "contrast-fix", keys: "KeyF", label: "Fix to the next level", group: "Contrast", run: fix },
    { id: "contrast-copy", keys: "KeyC", label: "Copy the text color", group: "Contrast", run: () => void copy(text) },
  ]);
  useLightnessKeys(controls, bench);
  return (
    <section
      ref={bench}
      aria-label="Contrast of a pair"
      className="grid overflow-hidden rounded-bench border border-line bg-sheet lg:grid-cols-[minmax(0,1fr)_440px]"
    >
      <Preview {...{ text, background, sample }} />
      <div className={`grid content-start gap-6 p-5 md:p-7 ${NUMBERS_COLUMN}`}>
        <Figures measured={measured} isSheer={text.alpha < 1} />
        <PairFields controls={controls} />
        <div className="grid noscript:hidden grid-cols-2 gap-2.5">
          {level && <FixButton pair={{ text, background }} level={level} onPress={fix} />}
          <Button onClick={() => apply(swap)}>
            <Icon className="icon-arrow-left-right" />
            Swap
          </Button>
          <Button
            onClick={() => copyText(reportOf(state, new URL(address, window.location.origin).href), "the report")}
            className="whitespace-nowrap px-2 max-[380px]:[&>.icon]:hidden"
          >
            <Icon className="icon-clipboard" />
            Copy report
          </Button>
        </div>
        <Verdicts ratio={measured.ratio} />
      </div>
      <div className="grid gap-8 border-line border-t p-5 md:p-7 lg:col-span-2">
        <SampleControls controls={controls} />
        <Sizes lc={measured.lc} ratio={measured.ratio} sample={sample} />
        <div className="grid gap-3">
          <h2 className="text-lg">The nearest colors that pass</h2>
          <Fixes text={laterText} background={laterBackground} apply={apply} />
        </div>
      </div>
    </section>
  );
}

type FixProps = {
  pair: Parameters<typeof firstFix>[0];
  level: NonNullable<ReturnType<typeof nextLevel>>;
  onPress: () => void;
};

/** Says so where no color reaches the level, instead of doing nothing. */
function FixButton({ pair, level, onPress }: FixProps) {
  const isPossible = firstFix(pair, level.minimum) !== null;
  return (
    <Button
      variant={isPossible ? "primary" : "outline"}
      isDisabled={!isPossible}
      onClick={onPress}
      className="col-span-2"
    >
      <Icon className="icon-wand-sparkles" />
      {isPossible ? `Fix to ${level.name}, keep the hue` : `${level.name} can't be reached with either color`}
    </Button>
  );
}

/** The two colors: a form, so that a pair is checked without JavaScript, too. */
function PairFields({ controls: { state, preview, commit } }: { controls: ToolControls<State> }) {
  return (
    <form method="get" className="grid gap-3" onSubmit={(event) => event.preventDefault()}>
      <KeptState state={state} except={["c"]} />
      <ColorRow
        label="Text"
        name="fg"
        color={state.text}
        onPreview={(color) => preview(setText, color)}
        onCommit={commit}
      />
      <ColorRow
        label="Background"
        name="bg"
        color={state.background}
        onPreview={(color) => preview(setBackground, color)}
        onCommit={commit}
      />
      <CheckButton />
    </form>
  );
}
