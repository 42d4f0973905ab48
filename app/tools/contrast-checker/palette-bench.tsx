import { useDeferredValue, useState } from "react";
import type { ImportAction } from "#app/frame/import/import-action.ts";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { readColorList } from "#app/tools/color-fields.ts";
import { colorsOf } from "#app/tools/take-colors.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import type { Color } from "#color/color.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { printPlain } from "#color/text/print.ts";
import { CheckButton, ColorForm } from "./color-form.tsx";
import { DraftField } from "./draft-field.tsx";
import { listOf } from "./model.ts";
import { FILTERS, type Filter, isShown, measureAll, PaletteMatrix } from "./palette-matrix.tsx";
import { PassesOn } from "./passes-on.tsx";
import { change, MAX_PALETTE, type State, setPalette } from "./state.ts";

/** Every color of a palette as text on every other. */
export function PaletteBench({ controls }: { controls: ToolControls<State> }) {
  const { apply } = controls;
  const palette = useDeferredValue(controls.state.palette);
  const [filter, setFilter] = useState<Filter>("all");
  const rows = measureAll(palette);
  const cells = rows.flat().filter((cell) => cell !== null);
  const count = cells.filter((cell) => isShown(cell, filter)).length;
  const take = (imported: ImportedPalette, action: ImportAction) =>
    apply((old) => setPalette(old, action === "add" ? [...old.palette, ...colorsOf(imported)] : colorsOf(imported)));
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
          <ImportButton onPalette={take} canAdd />
        </div>
        <p role="status" className="text-ink-2 text-sm">
          {filter === "all"
            ? `${describeColors(palette.length)}, ${cells.length} ordered pairs. Rows are the text, columns the background.`
            : `${count} of ${cells.length} ordered pairs reach it.`}
        </p>
      </div>
      <PaletteMatrix {...{ palette, rows, filter }} onPair={openPair} />
      <PassesOn {...{ palette, filter }} onPair={openPair} />
    </section>
  );
}

function describeColors(count: number) {
  return count === 1 ? "1 color" : `${count} colors`;
}

/** The colors as a list that is typed or pasted. What cannot be read is left in the field, and said. */
function PaletteField({ controls: { state, apply } }: { controls: ToolControls<State> }) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  return (
    <ColorForm state={state} except={["p"]} className="grid gap-3">
      <DraftField
        label="Colors"
        aside={`${state.palette.length} of ${MAX_PALETTE}`}
        hint="Any CSS colors, separated by spaces or commas. Press Enter to use them."
        error={problem}
        name="p"
        rows={state.palette.length > 12 ? 4 : 2}
        draft={draft}
        printed={state.palette.map(printPlain).join(", ")}
        onDraft={(text) => {
          setDraft(text);
          if (text === null) setProblem("");
        }}
        onSettle={(text) => {
          const { colors, notices } = readColorList(listOf(text), [], { min: 1, max: MAX_PALETTE });
          setProblem(notices.join(" "));
          if (colors.length > 0) apply(setPalette, colors);
          if (notices.length === 0) setDraft(null);
        }}
      />
      <CheckButton />
    </ColorForm>
  );
}
