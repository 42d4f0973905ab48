import { ArrowLeftRight, Clipboard, WandSparkles } from "lucide-react";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { ColorInput } from "#app/ui/color-input.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { ICON } from "#app/ui/icon.ts";
import { fromRgb24 } from "#color/convert.ts";
import { printPlain } from "#color/print.ts";
import { Figures, Verdicts } from "./figures.tsx";
import { Fixes, type Pair } from "./fixes.tsx";
import { measure } from "./measure.ts";
import { changeLightness, type State, setBackground, setPair, setText, swap } from "./model.ts";
import { Preview } from "./preview.tsx";
import { reportOf } from "./report.ts";
import { SampleControls } from "./sample-controls.tsx";
import { gentlerFix, nextLevel } from "./targets.ts";

const LIGHTNESS_STEP = 0.01;

/** One text on one background. */
export function PairBench({ controls }: { controls: ToolControls<State> }) {
  const { state, apply, address } = controls;
  const measured = measure(state.text, state.background);
  const level = nextLevel(measured.ratio);
  const take = ({ text, background }: Pair) =>
    apply(setPair, { text: fromRgb24(text), background: fromRgb24(background) });
  const fix = () => {
    const found = level && gentlerFix(measured.text, measured.background, level.minimum);
    if (found) take({ text: measured.text, background: measured.background, [found.which]: found.color });
  };
  useShortcuts([
    { id: "contrast-swap", keys: "KeyX", label: "Swap text and background", group: "Contrast", run: () => apply(swap) },
    { id: "contrast-fix", keys: "KeyF", label: "Fix to the next level", group: "Contrast", run: fix },
    {
      id: "contrast-lighter",
      keys: "ArrowUp",
      label: "Text lighter",
      group: "Contrast",
      run: () => apply(changeLightness, "text", LIGHTNESS_STEP),
    },
    {
      id: "contrast-darker",
      keys: "ArrowDown",
      label: "Text darker",
      group: "Contrast",
      run: () => apply(changeLightness, "text", -LIGHTNESS_STEP),
    },
  ]);
  return (
    <section
      aria-label="Contrast of a pair"
      className="grid overflow-hidden rounded-bench border border-line bg-sheet lg:grid-cols-[minmax(0,1fr)_420px]"
    >
      <Preview text={state.text} background={state.background} sample={state.sample} />
      <div className="grid content-start gap-6 p-5 md:p-7">
        <Figures measured={measured} />
        <PairFields controls={controls} />
        <div className="grid gap-2.5">
          {level && (
            <Button variant="primary" onClick={fix} className="noscript:hidden">
              <WandSparkles {...ICON} />
              {`Fix to ${level.name}, keep the hue`}
            </Button>
          )}
          <Button
            onClick={() => copyText(reportOf(measured, new URL(address, window.location.origin).href), "the report")}
            className="noscript:hidden"
          >
            <Clipboard {...ICON} />
            Copy report
          </Button>
        </div>
        <Verdicts ratio={measured.ratio} />
      </div>
      <div className="grid gap-5 border-line border-t p-5 md:p-7 lg:col-span-2">
        <SampleControls controls={controls} />
        <h2 className="text-lg">The nearest colors that reach it</h2>
        <Fixes measured={measured} onFix={take} />
      </div>
    </section>
  );
}

/** The two colors: a form, so that a pair is checked without JavaScript, too. */
function PairFields({ controls: { state, apply } }: { controls: ToolControls<State> }) {
  return (
    <form method="get" className="grid gap-3" onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-3">
        <div className="flex items-end gap-1">
          <ColorInput
            label="Text"
            name="fg"
            value={printPlain(state.text)}
            onChange={(color) => apply(setText, color)}
            className="grow"
          />
          <KeepButton color={state.text} />
        </div>
        <div className="flex items-end gap-1">
          <ColorInput
            label="Background"
            name="bg"
            value={printPlain(state.background)}
            onChange={(color) => apply(setBackground, color)}
            className="grow"
          />
          <KeepButton color={state.background} />
        </div>
      </div>
      <Button onClick={() => apply(swap)} className="noscript:hidden">
        <ArrowLeftRight {...ICON} />
        Swap
      </Button>
      <span className="noscript:block hidden">
        <Button type="submit" variant="primary">
          Check
        </Button>
      </span>
    </form>
  );
}
