import { useId, useState } from "react";
import { Select } from "#app/ui/select.tsx";
import type { Color } from "#color/color.ts";
import { printRatio } from "#color/contrast/contrast.ts";
import { fromRgb24 } from "#color/convert.ts";
import type { PairContrast } from "#color/lint/contrast-matrix.ts";
import { print, printPlain } from "#color/text/print.ts";
import { FILTERS, type Filter, isShown, Letters, measurePair, SHORT_VERDICTS } from "./palette-matrix.tsx";

type Props = { palette: readonly Color[]; filter: Filter; onPair: (text: Color, background: Color) => void };

const BLACK_AND_WHITE = [fromRgb24(0xffffff), fromRgb24(0x000000)];

/** For one background: what can be read on it, the best first. Black and white are tried, too. */
export function PassesOn({ palette, filter, onPair }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, palette.length - 1);
  const background = palette[index];
  if (!background) return null;
  // Where everything is shown, text still has to be readable.
  const asked: Filter = filter === "all" ? "4.5" : filter;
  const passing = [...palette.filter((_, place) => place !== index), ...BLACK_AND_WHITE]
    .map((text) => ({ text, cell: measurePair(text, background) }))
    .filter(({ cell }) => isShown(cell, asked))
    .sort((a, b) => b.cell.wcag - a.cell.wcag);
  const minimum = FILTERS.find(({ value }) => value === asked)?.label;
  return (
    <div className="grid gap-4 border-line border-t pt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={id} className="font-semibold text-lg tracking-[-0.02em]">
          Passes on
        </label>
        <span
          aria-hidden
          className="swatch inset-ring inset-ring-line size-8 rounded-swatch"
          style={{ backgroundColor: print(background, "rgb") }}
        />
        <div className="noscript:hidden w-44">
          <Select id={id} value={index} onChange={({ target }) => setChosen(Number(target.value))}>
            {palette.map((color, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a color may stand twice
              <option key={place} value={place}>
                {printPlain(color)}
              </option>
            ))}
          </Select>
        </div>
        <span className="text-ink-2 text-sm">{`${minimum}, the best first`}</span>
      </div>
      {passing.length === 0 ? (
        <p className="text-ink-2 text-sm">Nothing, not even black or white.</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {passing.map(({ text, cell }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a color may stand twice
            <li key={place}>
              <PassingText {...{ text, background, cell, onPair }} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type PassingProps = Pick<Props, "onPair"> & { text: Color; background: Color; cell: PairContrast };

function PassingText({ text, background, cell, onPair }: PassingProps) {
  return (
    <button
      type="button"
      onClick={() => onPair(text, background)}
      className="relative inset-ring inset-ring-line flex min-h-11 items-center gap-2.5 overflow-hidden rounded-swatch pr-3 hover:inset-ring-ink"
    >
      <Letters {...{ text, background }} className="grid w-12 place-items-center self-stretch" />
      <span className="font-mono text-xs">
        {printPlain(text)} <span className="text-ink-2">{printRatio(cell.wcag)}</span>
        <span className="sr-only"> {SHORT_VERDICTS[cell.verdict]}</span>
      </span>
    </button>
  );
}
