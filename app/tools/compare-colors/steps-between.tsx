import { cssColor } from "#app/tools/paint.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Slider } from "#app/ui/slider.tsx";
import { stepsBetween } from "#color/difference/compare.ts";
import { printHex } from "#color/text/print.ts";
import { MAX_STEPS, MIN_STEPS, pairOf, type State, setSteps } from "./model.ts";

/** Adds a mark wherever the sum grows by another just noticeable difference. */
export function StepsBetween({ controls: { state, slide } }: { controls: ToolControls<State> }) {
  const [first, second] = pairOf(state);
  const steps = stepsBetween(first, second, state.steps);
  const sum = steps.at(-1)?.sum ?? 0;
  const marks = Math.floor(sum);
  const average = sum / (steps.length - 1);
  return (
    <ToolSection id="steps" title="The steps between" aside="mixed in OKLab">
      <div className="grid gap-2">
        <ol
          role="list"
          aria-label={`${steps.length} steps from ${printHex(first)} to ${printHex(second)}`}
          className="swatch flex h-24 overflow-hidden rounded-control"
        >
          {steps.map(({ color }, place) => (
            <li
              key={place}
              aria-label={printHex(color)}
              className="-mr-px flex-1"
              style={{ backgroundColor: cssColor(color) }}
            />
          ))}
        </ol>
        <div aria-hidden className="flex h-5">
          {steps.map(({ isNoticeable }, place) => (
            <span key={place} className="grid flex-1 justify-items-center">
              {isNoticeable && <span className="h-3.5 w-0.5 rounded-full bg-ink forced-colors:bg-[CanvasText]" />}
            </span>
          ))}
        </div>
      </div>
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-2 lg:items-start">
        <p className="max-w-[34em] text-ink-2">
          {marks === 0
            ? `Less than one just noticeable difference apart: all steps add up to ΔE ${sum.toFixed(2)}.`
            : `${marks === 1 ? "One just noticeable difference lies" : `${marks} just noticeable differences lie`} between them, adding up to ΔE ${sum.toFixed(2)}. Each step is ${average.toFixed(2)} on average${average < 1 ? ", so neighbors look the same" : ", so neighbors can be told apart"}. Each mark adds one.`}
        </p>
        <Slider
          label="Steps"
          min={MIN_STEPS}
          max={MAX_STEPS}
          value={state.steps}
          {...slide(setSteps)}
          className="noscript:hidden"
        />
      </div>
    </ToolSection>
  );
}
