import { useDeferredValue, useId, useState } from "react";
import type { ImportAction } from "#app/frame/import/choices.ts";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { takeColors } from "#app/tools/take-colors.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { ColorDot } from "#app/ui/color-dot.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import type { Color } from "#color/color.ts";
import { printRatio } from "#color/contrast/contrast.ts";
import { fromRgb24 } from "#color/convert.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import type { PairContrast } from "#color/lint/contrast-matrix.ts";
import { print, printPlain } from "#color/text/print.ts";
import { countOf } from "#color/words/count.ts";
import { change, MAX_PALETTE, type State, setPalette } from "../state.ts";
import { readTypedPalette } from "../typed-palette.ts";
import { CheckButton, ColorForm } from "./color-form.tsx";
import { DraftField } from "./draft-field.tsx";
import {
  FILTERS,
  type Filter,
  isShown,
  Letters,
  measureAll,
  measurePair,
  PaletteMatrix,
  RING,
  SHORT_VERDICTS,
} from "./palette-matrix.tsx";

const FULL = { title: "The palette is full", text: `A palette has up to ${MAX_PALETTE} colors. Remove one first.` };

export function PaletteBench({ controls }: { controls: ToolControls<State> }) {
  const { apply } = controls;
  const { text, background } = controls.state;
  const palette = useDeferredValue(controls.state.palette);
  const [filter, setFilter] = useState<Filter>("all");
  const rows = measureAll(palette);
  const cells = rows.flat().filter((cell) => cell !== null);
  const count = cells.filter((cell) => isShown(cell, filter)).length;
  const pair = [text, background].filter((color) => !palette.some((other) => printPlain(other) === printPlain(color)));
  const openPair = (text: Color, background: Color) => apply((old) => change(old, { text, background, view: "pair" }));
  return (
    <section
      aria-label="Contrast within a palette"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-bench border border-line bg-sheet p-5 md:p-7"
    >
      <PaletteField controls={controls} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex noscript:hidden flex-wrap items-center justify-between gap-3">
          <Segmented label="Pairs that reach" options={FILTERS} value={filter} onChange={setFilter} />
          <span className="flex flex-wrap gap-2.5">
            {pair.length > 0 && palette.length + pair.length <= MAX_PALETTE && (
              <Button icon="icon-plus" onClick={() => apply(setPalette, [...palette, ...pair])}>
                Add the pair
              </Button>
            )}
            <ImportButton
              onPalette={(imported, action) => takePalette(controls, imported, action)}
              fit={{ most: MAX_PALETTE, room: MAX_PALETTE - controls.state.palette.length }}
              canAdd
            />
          </span>
        </div>
        <p role="status" className="text-ink-2 text-sm">
          {filter === "all"
            ? `${countOf(palette.length, "color")}, ${cells.length} ordered pairs. Rows are the text, columns the background. Select a pair to check it.`
            : `${count} of ${cells.length} ordered pairs reach it.`}
        </p>
      </div>
      <PaletteMatrix {...{ palette, rows, filter }} onPair={openPair} />
      <PassesOn {...{ palette, filter }} onPair={openPair} />
    </section>
  );
}

function takePalette(controls: ToolControls<State>, imported: ImportedPalette, action: ImportAction) {
  const keptOf = ({ palette }: State) => (action === "add" ? palette : []);
  const most = MAX_PALETTE - keptOf(controls.now()).length;
  const change = (state: State, colors: readonly Color[]) => setPalette(state, [...keptOf(state), ...colors]);
  takeColors({ controls, imported, change, most, full: FULL });
}

/** Unreadable parts stay in the field and are reported, until the palette changes elsewhere. */
function PaletteField({ controls: { state, apply, now } }: { controls: ToolControls<State> }) {
  const [typed, setTyped] = useState<{ text: string; over: State["palette"] } | null>(null);
  const draft = typed?.over === state.palette ? typed.text : null;
  const [problem, setProblem] = useState("");
  return (
    <ColorForm state={state} except={["p"]} className="grid gap-3">
      <DraftField
        label="Colors"
        aside={`${state.palette.length} of ${MAX_PALETTE}`}
        hint="Any CSS colors, separated by spaces or commas. Press Enter to use them."
        error={draft !== null && problem}
        name="p"
        rows={state.palette.length > 12 ? 4 : 2}
        draft={draft}
        printed={state.palette.map(printPlain).join(", ")}
        onDraft={(text) => {
          setTyped(text === null ? null : { text, over: state.palette });
          if (text === null) setProblem("");
        }}
        onSettle={(text) => {
          const { colors, notices } = readTypedPalette(text);
          setProblem(notices.join(" "));
          if (colors.length > 0) apply(setPalette, colors);
          setTyped(notices.length === 0 ? null : { text, over: now().palette });
        }}
      />
      <CheckButton />
    </ColorForm>
  );
}

type PassesProps = { palette: readonly Color[]; filter: Filter; onPair: (text: Color, background: Color) => void };

const BLACK_AND_WHITE = [fromRgb24(0xffffff), fromRgb24(0x000000)];

/** Lists the colors that are legible on one background, best first. Black and white are included. */
function PassesOn({ palette, filter, onPair }: PassesProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, palette.length - 1);
  const background = palette[index];
  if (!background) return null;
  // If everything is shown, text must still be readable.
  const asked: Filter = filter === "all" ? "4.5" : filter;
  const added = BLACK_AND_WHITE.filter((color) => !palette.some((own) => printPlain(own) === printPlain(color)));
  const passing = [...palette.filter((_, place) => place !== index), ...added]
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
        <ColorDot color={print(background, "rgb")} className="size-8 rounded-swatch" />
        <div className="noscript:hidden w-44">
          <Select id={id} value={index} onChange={({ target }) => setChosen(Number(target.value))}>
            <Options of={palette.map((color, place) => [place, printPlain(color)])} />
          </Select>
        </div>
        <span className="text-ink-2 text-sm">{`${minimum}, best first`}</span>
      </div>
      {passing.length === 0 ? (
        <p className="text-ink-2 text-sm">Nothing, not even black or white.</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {passing.map(({ text, cell }, place) => (
            <li key={place}>
              <PassingText {...{ text, background, cell, onPair }} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type PassingProps = Pick<PassesProps, "onPair"> & { text: Color; background: Color; cell: PairContrast };

function PassingText({ text, background, cell, onPair }: PassingProps) {
  return (
    <button
      type="button"
      onClick={() => onPair(text, background)}
      className={`relative flex min-h-11 items-center gap-2.5 overflow-hidden rounded-swatch pr-3 ${RING}`}
    >
      <Letters {...{ text, background }} className="grid w-12 place-items-center self-stretch" />
      <span className="font-mono text-xs">
        {printPlain(text)} <span className="text-ink-2">{printRatio(cell.wcag)}</span>
        <span className="sr-only"> {SHORT_VERDICTS[cell.verdict]}</span>
      </span>
    </button>
  );
}
