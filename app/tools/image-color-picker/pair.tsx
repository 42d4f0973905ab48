import { cssColor } from "#app/tools/paint.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import type { Color } from "#color/color.ts";
import { apcaBand } from "#color/contrast/apca-use.ts";
import {
  apcaContrast,
  compositeOver,
  printLc,
  printRatio,
  wcagContrast,
  wcagVerdicts,
} from "#color/contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { deltaE2000, differenceVerdict } from "#color/difference/difference.ts";
import { printHex } from "#color/text/print.ts";
import { setPair, swapPair } from "./state.ts";
import type { Bench } from "./use-bench.ts";

const WHITE = fromRgb24(0xffffff);

/** Two picked colors as text and background, such as to check text in a screenshot. */
export function Pair({ bench }: { bench: Bench }) {
  const { state, controls, findName, nameOf } = bench;
  const [text, background] = state.pair.map((place) => state.pins[place]?.color);
  if (!text || !background) return null;
  const below = compositeOver(background, WHITE);
  const above = compositeOver(text, below);
  const options = state.pins.map(({ color }, place) => ({
    value: String(place),
    label: `${place + 1} ${findName(color) || printHex(color)}`,
  }));
  const choose = ([first = 0, second = 1]: readonly number[]) =>
    first === second ? controls.apply(swapPair) : controls.apply(setPair, first, second);
  const select = (label: string, side: 0 | 1) => (
    <PillSelect
      label={label}
      value={String(state.pair[side])}
      options={options}
      onChange={(value) => choose(state.pair.with(side, Number(value)))}
      className="max-w-[min(17rem,100%)]"
    />
  );
  return (
    <section
      aria-label="Contrast of two picked colors"
      className="grid grid-cols-[minmax(0,1fr)] border-line border-t lg:grid-cols-[minmax(0,1fr)_380px]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-5 md:p-7">
        <div className="flex noscript:hidden flex-wrap items-center gap-2">
          {select("Text", 0)}
          <IconButton name="Swap text and background" onClick={() => controls.apply(swapPair)}>
            <Icon className="icon-arrow-left-right" />
          </IconButton>
          {select("Background", 1)}
        </div>
        <Figures text={above} background={below} />
        <p className="sr-only">
          {nameOf(text)} on {nameOf(background)}
        </p>
      </div>
      <div
        aria-hidden
        data-specimen
        className="swatch grid min-h-[140px] place-content-center gap-1 p-6"
        style={{ backgroundColor: cssColor(below), color: cssColor(above) }}
      >
        <span className="font-semibold text-2xl">Text as picked</span>
        <span className="text-sm">and as it reads at 14.5 pixels</span>
      </div>
    </section>
  );
}

/** For opaque colors only. */
function Figures({ text, background }: { text: Color; background: Color }) {
  const ratio = wcagContrast(toRgb24(text), toRgb24(background));
  const lc = apcaContrast(toRgb24(text), toRgb24(background));
  const deltaE = deltaE2000(text, background);
  const figures = [
    ["WCAG 2.2", `${printRatio(ratio)}:1`, wcagWords(ratio)],
    ["APCA", `Lc ${printLc(lc)}`, apcaBand(lc).use],
    ["ΔE 2000", deltaE.toFixed(1), differenceVerdict(deltaE).words],
  ];
  return (
    <dl className="grid grid-cols-3 gap-x-6 gap-y-4 max-sm:grid-cols-1">
      {figures.map(([title, value, words]) => (
        <div key={title}>
          <dt className="font-mono text-ink-2 text-xs">{title}</dt>
          <dd className="font-semibold text-2xl tabular-nums">{value}</dd>
          <dd className="text-ink-2 text-sm">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function wcagWords(ratio: number): string {
  const passed = wcagVerdicts(ratio).filter(({ passes }) => passes);
  const forText = passed.filter(({ use }) => use === "text").map(({ level }) => level);
  if (forText.length > 0) return forText.includes("AAA") ? "AAA for text" : "AA for text";
  return passed.length > 0 ? "Large text and graphics only" : "Fails for text and graphics";
}
