import { type ReactNode, useDeferredValue } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Slider } from "#app/ui/slider.tsx";
import { hexOf } from "#color/text/print.ts";
import { ColorRow, NUMBERS_COLUMN } from "./color-row.tsx";
import { setLayer, setSpot, setText } from "./model.ts";
import { layerColor, layerOf } from "./over-fixes.ts";
import { OverResult } from "./over-result.tsx";
import { boxAt } from "./spot.ts";
import type { State } from "./state.ts";
import { TextBox } from "./text-box.tsx";
import { findWorstPoint, type Pixels, type WorstPoint } from "./worst-point.ts";

type Props = {
  controls: ToolControls<State>;
  /** The name of the bench. */
  label: string;
  /** What is under the text; null while it is being made. */
  pixels: Pixels | null;
  /** The same, to look at: it fills its box. */
  surface: ReactNode;
  /** Width through height. */
  aspect: number;
  /** What the surface is made of. */
  source: ReactNode;
};

/** Text over something that is not one color: as readable as at its worst point. */
export function OverBench({ controls, label, pixels, surface, aspect, source }: Props) {
  const { state, apply, preview, commit } = controls;
  const { text, spot, layer } = state;
  const shown = useDeferredValue(spot);
  const worst = pixels && findWorstPoint(pixels, text, boxAt(shown, pixels), layerOf(text, layer));
  return (
    <section
      aria-label={label}
      className="grid overflow-hidden rounded-bench border border-line bg-sheet lg:grid-cols-[minmax(0,1fr)_440px]"
    >
      <Stage {...{ controls, pixels, surface, aspect, worst }} />
      <div className={`grid content-start gap-5 p-5 md:p-7 ${NUMBERS_COLUMN}`}>
        <OverResult
          {...{ state, worst }}
          onText={(color) => apply(setText, color)}
          onLayer={(next) => apply(setLayer, next)}
        />
        <form method="get" onSubmit={(event) => event.preventDefault()} className="grid gap-4">
          {source}
          <ColorRow
            label="Text"
            name="fg"
            color={text}
            onPreview={(color) => preview(setText, color)}
            onCommit={commit}
          />
        </form>
        <Slider
          label={`${layerColor(text) === 0 ? "Black" : "White"} layer behind the text`}
          value={layer}
          unit="%"
          onChange={(next) => preview(setLayer, next)}
          onCommit={commit}
          className="noscript:hidden"
        />
      </div>
    </section>
  );
}

type StageProps = Pick<Props, "controls" | "pixels" | "surface" | "aspect"> & { worst: WorstPoint | null };

/** The surface with its layer and the text, and a mark where the text is worst. */
function Stage({ controls: { state, preview, commit }, pixels, surface, aspect, worst }: StageProps) {
  return (
    <div className="grid content-start bg-well">
      <div
        className="relative mx-auto w-full overflow-hidden"
        style={{ aspectRatio: aspect, maxWidth: `calc(80vh * ${aspect.toFixed(4)})` }}
      >
        {surface}
        <span
          aria-hidden
          className="swatch absolute inset-0"
          style={{ backgroundColor: hexOf(layerColor(state.text)), opacity: state.layer / 100 }}
        />
        <TextBox state={state} onMove={(next) => preview(setSpot, next)} onRest={commit} />
        {worst && pixels && (
          <span
            aria-hidden
            className="swatch -translate-1/2 pointer-events-none absolute size-4 rounded-full border-2 border-white outline-2 outline-black"
            style={{ left: `${(worst.x / pixels.width) * 100}%`, top: `${(worst.y / pixels.height) * 100}%` }}
          />
        )}
      </div>
      <p className="noscript:hidden px-5 py-3 text-ink-2 text-sm md:px-7">
        Drag the text
        <span className="pointer-coarse:hidden">, or focus it and use the arrow keys, Shift for larger steps</span>.
      </p>
    </div>
  );
}
