import { ArrowLeftRight } from "lucide-react";
import type { ReactNode } from "react";
import { cssColor } from "#app/tools/paint.ts";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { apcaContrast, compositeOver, printRatio, wcagContrast, wcagVerdicts } from "#color/contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { deltaE2000, differenceVerdict } from "#color/difference/difference.ts";
import { printHex } from "#color/text/print.ts";
import { setPair, swapPair } from "./state.ts";
import type { Bench } from "./use-bench.ts";

const WHITE = fromRgb24(0xffffff);
/** https://git.apcacontrast.com/documentation/APCA_in_a_Nutshell#use-case--size-ranges */
const APCA_BANDS = [
  [90, "Best for body text"],
  [75, "Body text"],
  [60, "Readable text"],
  [45, "Headlines"],
  [30, "Spot and disabled text"],
  [15, "Visible, not for text"],
] as const;

/** Two picked colors as text and background: for a screenshot, whether its text is readable. */
export function Pair({ bench }: { bench: Bench }) {
  const { state, controls, findName, nameOf } = bench;
  const [text, ground] = state.pair.map((place) => state.pins[place]?.color);
  if (!text || !ground) return null;
  const below = compositeOver(ground, WHITE);
  const above = compositeOver(text, below);
  const ratio = wcagContrast(toRgb24(above), toRgb24(below));
  const lc = apcaContrast(toRgb24(above), toRgb24(below));
  const deltaE = deltaE2000(above, below);
  const passes = wcagVerdicts(ratio).filter((verdict) => verdict.passes);
  const options = state.pins.map(({ color }, place) => ({
    value: String(place),
    label: `${place + 1} ${findName(color) || printHex(color)}`,
  }));
  const choose = (first: number, second: number) =>
    first === second ? controls.apply(swapPair) : controls.apply(setPair, first, second);
  return (
    <section
      aria-label="Contrast of two picked colors"
      className="grid border-line border-t md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid content-start gap-4 p-5 md:p-7">
        <div className="flex noscript:hidden flex-wrap items-center gap-2">
          <PillSelect
            label="Text"
            value={String(state.pair[0])}
            options={options}
            onChange={(value) => choose(Number(value), state.pair[1])}
            className="max-w-[17rem]"
          />
          <IconButton name="Swap text and background" onClick={() => controls.apply(swapPair)}>
            <ArrowLeftRight {...ICON} />
          </IconButton>
          <PillSelect
            label="Background"
            value={String(state.pair[1])}
            options={options}
            onChange={(value) => choose(state.pair[0], Number(value))}
            className="max-w-[17rem]"
          />
        </div>
        <dl className="grid grid-cols-3 gap-x-6 gap-y-4 max-sm:grid-cols-1">
          <Figure title="WCAG 2.2" value={`${printRatio(ratio)}:1`}>
            {passes.length === 0
              ? "Fails for text and graphics"
              : passes.some(({ use, level }) => use === "text" && level === "AAA")
                ? "AAA for text"
                : passes.some(({ use, level }) => use === "text" && level === "AA")
                  ? "AA for text"
                  : "Large text and graphics only"}
          </Figure>
          <Figure title="APCA" value={`Lc ${lc.toFixed(1)}`}>
            {apcaWords(Math.abs(lc))}
          </Figure>
          <Figure title="ΔE 2000" value={deltaE.toFixed(1)}>
            {differenceVerdict(deltaE).words}
          </Figure>
        </dl>
        <p className="sr-only">
          {nameOf(text)} on {nameOf(ground)}
        </p>
      </div>
      <div
        aria-hidden
        data-specimen
        className="swatch grid min-h-[140px] place-content-center gap-1 p-6 md:w-[380px]"
        style={{ backgroundColor: cssColor(below), color: cssColor(above) }}
      >
        <span className="font-semibold text-2xl">Text as picked</span>
        <span className="text-sm">and as it is read at 14.5 pixels</span>
      </div>
    </section>
  );
}

function Figure({ title, value, children }: { title: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-mono text-ink-2 text-xs">{title}</dt>
      <dd className="font-semibold text-2xl tabular-nums">{value}</dd>
      <dd className="text-ink-2 text-sm">{children}</dd>
    </div>
  );
}

function apcaWords(magnitude: number): string {
  return APCA_BANDS.find(([least]) => magnitude >= least)?.[1] ?? "Barely visible";
}
