import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { optionsOf } from "#app/ui/options-of.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import type { Color } from "#color/color.ts";
import { printRatio } from "#color/contrast/contrast.ts";
import type { ContrastPoint } from "#color/gradient/contrast-along.ts";
import { hexOf, printHex, printPlain } from "#color/text/print.ts";
import { Marks } from "../bench/plot.tsx";
import { change } from "../changes.ts";
import { measure } from "../measured.ts";
import { type Drawn, useBench } from "../use-bench.ts";
import { describeRanges, percent } from "../words.ts";

/** Rates the contrast of text on the gradient by its worst point. */
export function TextPart({ drawn }: { drawn: Drawn }) {
  const { text, contrast } = measure(drawn);
  const { worst, best, passes, share } = contrast;
  const hex = printHex(text);
  const advice =
    worst.ratio >= 4.5
      ? "Passes everywhere."
      : worst.ratio >= 3
        ? "Large text passes everywhere; small text doesn't."
        : "Keep text away from the worst point, or add an overlay.";
  return (
    <ToolSection id="text" title="Text on the gradient" aside={hex}>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
          <Specimen background={drawn.code.modern} hex={hex} />
          <Marks ranges={passes} track="h-1.5 rounded-full bg-well" className="rounded-full bg-ink" />
          <p className="text-ink-2 text-sm">
            {share === 0
              ? `${hex} never reaches 4.5.`
              : share === 1
                ? `${hex} has 4.5 or more everywhere.`
                : `${hex} has 4.5 or more ${describeRanges(passes)}: ${Math.floor(share * 100)}% of the way.`}
          </p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <TextChoice text={text} />
          <dl className="grid grid-cols-2 gap-x-6">
            <Figure title="At the worst point" point={worst} />
            <Figure title="At the best point" point={best} />
          </dl>
          <p className="text-ink-2 text-sm">WCAG requires 4.5 for text, and 3 from 24 px. {advice}</p>
        </div>
      </div>
    </ToolSection>
  );
}

function Specimen({ background, hex }: { background: string; hex: string }) {
  return (
    <div className="checker swatch relative overflow-hidden rounded-bench">
      <div
        aria-hidden
        data-specimen
        className="swatch grid min-h-52 content-center gap-2 p-6 md:p-8"
        style={{ backgroundImage: background, color: hex }}
      >
        <p className="text-balance font-semibold text-2xl">The quick onyx goblin jumps over the lazy dwarf</p>
        <p className="max-w-none">This body text runs across the whole gradient, including its worst point.</p>
      </div>
      <div className="pointer-events-none absolute inset-0 inset-ring inset-ring-line rounded-[inherit]" />
    </div>
  );
}

function Figure({ title, point }: { title: string; point: ContrastPoint }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-ink-2 text-sm">{title}</dt>
      <dd className="grid gap-0.5">
        <span className="font-semibold text-2xl tabular-nums tracking-[-0.02em]">{printRatio(point.ratio)}</span>
        <span className="font-mono text-ink-2 text-xs">
          Lc {String(Math.round(point.lc)).replace("-", "−")} on {hexOf(point.background)}, {percent(point.position)}
        </span>
      </dd>
    </div>
  );
}

/** Separate, because clicks can't wait for the measurements. */
function TextChoice({ text }: { text: Color }) {
  const { controls, state } = useBench();
  return (
    <div className="grid noscript:hidden gap-4">
      <Segmented
        label="Text color"
        options={optionsOf({ auto: "Black or white", own: "Custom color" })}
        value={state.text ? "own" : "auto"}
        onChange={(choice) => controls.apply(change, { text: choice === "own" ? text : null })}
      />
      {state.text && (
        <ColorInput
          label="Text color"
          value={printPlain(state.text)}
          {...controls.edit((now, next: Color) => change(now, { text: next }))}
        />
      )}
    </div>
  );
}
