import { type KeyboardEvent, type MouseEvent, type ReactNode, useDeferredValue } from "react";
import { arrowStep } from "#app/frame/picture/points.ts";
import { ResultAnnouncer } from "#app/tools/announcer.tsx";
import { useDrag } from "#app/tools/slider-handle.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { ColorDot } from "#app/ui/color-dot.tsx";
import { commitTaps } from "#app/ui/commit-taps.ts";
import { Slider } from "#app/ui/slider.tsx";
import { printLc, printRatio } from "#color/contrast/contrast.ts";
import { hexOf, print, printHex } from "#color/text/print.ts";
import {
  type Box,
  findWorstPoint,
  layerColor,
  layerOf,
  type Pixels,
  textForAll,
  thinnestLayer,
  type WorstPoint,
} from "../measure/worst-point.ts";
import { type Spot, type State, setColor, setLayer, setSpot } from "../state.ts";
import { ColorRow, NUMBERS_COLUMN } from "./color-form.tsx";
import { Verdict } from "./figures.tsx";
import { sampleStyle } from "./sample.tsx";

type Props = {
  controls: ToolControls<State>;
  label: string;
  /** The pixels under the text; null while they are being computed. */
  pixels: Pixels | null;
  /** What to display; fills its box. */
  surface: ReactNode;
  /** Width divided by height. */
  aspect: number;
  source: ReactNode;
};

/** Measures text over a surface at its worst point. */
export function OverBench({ controls, label, pixels, surface, aspect, source }: Props) {
  const { state, slide } = controls;
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
        {worst ? (
          <Result {...{ controls, worst }} />
        ) : (
          <p className="min-h-[148px] text-ink-2 text-sm">Reading the picture.</p>
        )}
        <form method="get" onSubmit={(event) => event.preventDefault()} className="grid gap-4">
          {source}
          <ColorRow controls={controls} of="text" />
        </form>
        <Slider
          label={`${layerColor(text) === 0 ? "Black" : "White"} layer behind the text`}
          value={layer}
          unit="%"
          {...slide(setLayer)}
          className="noscript:hidden"
        />
      </div>
    </section>
  );
}

function Result({ controls: { state, apply }, worst }: Pick<Props, "controls"> & { worst: WorstPoint }) {
  const passes = worst.ratio >= 4.5;
  const share = Math.floor(worst.passingShare * 100);
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="font-mono text-ink-2 text-xs">WCAG 2, at the worst point</p>
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold text-3xl tabular-nums tracking-[-0.03em]">{printRatio(worst.ratio)}</span>
          <Verdict passes={passes} />
        </p>
        <p className="text-ink-2 text-sm">
          Over {hexOf(worst.color)}: Lc {printLc(worst.lc)}. The mean is {printRatio(worst.meanRatio)}:1, and {share}%
          of what's under the text reaches 4.5:1.
        </p>
      </div>
      {!passes && <Fixes {...{ state, apply, worst }} />}
      <ResultAnnouncer
        text={`${printRatio(worst.ratio)} to 1 at the worst point, ${passes ? "passes" : "fails"}. ${share} percent reach 4.5.`}
      />
    </div>
  );
}

type FixesProps = Pick<ToolControls<State>, "state" | "apply"> & { worst: WorstPoint };

function Fixes({ state: { text, layer }, apply, worst: { samples } }: FixesProps) {
  const color = textForAll(text, samples, layerOf(text, layer))?.color;
  const percent = thinnestLayer(text, samples);
  return (
    <div className="grid noscript:hidden gap-2">
      {color && (
        <Button icon="icon-wand-sparkles" onClick={() => apply(setColor, "text", color)}>
          Change text to
          <ColorDot color={printHex(color)} className="size-4 rounded-[4px]" />
          <span className="font-mono text-xs">{print(color, "hex")}</span>
        </Button>
      )}
      {percent !== null && (
        <Button icon="icon-layers" onClick={() => apply(setLayer, percent)}>
          {`Add ${percent}% ${layerColor(text) === 0 ? "black" : "white"} behind it`}
        </Button>
      )}
      {!color && percent === null && (
        <p className="text-ink-2 text-sm">No text color of this hue and no layer reaches 4.5:1 here. Move the text.</p>
      )}
    </div>
  );
}

type StageProps = Pick<Props, "controls" | "pixels" | "surface" | "aspect"> & { worst: WorstPoint | null };

function Stage({ controls, pixels, surface, aspect, worst }: StageProps) {
  const { text, layer } = controls.state;
  const onClick = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    if ((target as Element).closest("button")) return; // the end of a drag
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    controls.apply(setSpot, spotAt((clientX - left) / width, (clientY - top) / height));
  };
  return (
    <div className="grid content-start bg-well">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move the text itself */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys move the text itself */}
      <div
        onClick={onClick}
        className="relative mx-auto w-full overflow-hidden"
        style={{ aspectRatio: aspect, maxWidth: `calc(80vh * ${aspect.toFixed(4)})` }}
      >
        {surface}
        <span
          aria-hidden
          className="swatch absolute inset-0"
          style={{ backgroundColor: hexOf(layerColor(text)), opacity: layer / 100 }}
        />
        <TextBox controls={controls} />
        {worst && pixels && (
          <span
            aria-hidden
            className="swatch -translate-1/2 pointer-events-none absolute size-4 rounded-full border-2 border-white outline-2 outline-black"
            style={{ left: `${(worst.x / pixels.width) * 100}%`, top: `${(worst.y / pixels.height) * 100}%` }}
          />
        )}
      </div>
      <p className="noscript:hidden px-5 py-3 text-ink-2 text-sm md:px-7">
        Drag the text, or click where its middle should be
        <span className="pointer-coarse:hidden">, or focus it and use the arrow keys, Shift for larger steps</span>.
      </p>
    </div>
  );
}

/** Size of the frame around the text, as shares of the surface. */
const FRAME = { width: 0.56, height: 0.28 };

/** The sample in its frame, which can be dragged or moved by keys. Each drag or run of keys is one undo step. */
function TextBox({ controls }: { controls: ToolControls<State> }) {
  const { state, preview, commit } = controls;
  const { text, sample, spot } = state;
  const drag = useDrag({ onMove: (x, y) => preview(setSpot, spotAt(x, y)), commit });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (!step) return;
    event.preventDefault();
    preview(setSpot, { x: spot.x + step.x, y: spot.y + step.y });
  };
  const box = boxAt(spot, { width: 100, height: 100 });
  return (
    <button
      type="button"
      aria-roledescription="movable text"
      {...drag}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => commitTaps(event, commit)}
      className="swatch absolute grid cursor-move touch-none content-center overflow-hidden rounded-swatch px-[3%] text-left"
      style={{
        left: `${box.x}%`,
        top: `${box.y}%`,
        width: `${FRAME.width * 100}%`,
        height: `${FRAME.height * 100}%`,
        color: print(text, "rgb"),
      }}
    >
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded-[inherit] border border-white border-dashed outline-dashed outline-1 outline-black/60"
      />
      <span data-specimen className="line-clamp-3 [overflow-wrap:anywhere]" style={sampleStyle(sample)}>
        {sample.text} jumps over the lazy dwarf, in {sample.sizePx} px text.
      </span>
      <span className="sr-only">{` ${Math.round(spot.x)}% to the right, ${Math.round(spot.y)}% down`}</span>
    </button>
  );
}

type Size = { readonly width: number; readonly height: number };

/** The frame's box, in the units of the surface. */
function boxAt({ x, y }: Spot, { width, height }: Size): Box {
  return {
    x: (x / 100) * width * (1 - FRAME.width),
    y: (y / 100) * height * (1 - FRAME.height),
    width: width * FRAME.width,
    height: height * FRAME.height,
  };
}

/** The spot of a frame with this center, in shares of the surface; it may be outside the limits. */
function spotAt(x: number, y: number): Spot {
  const { width, height } = FRAME;
  return { x: ((x - width / 2) / (1 - width)) * 100, y: ((y - height / 2) / (1 - height)) * 100 };
}
