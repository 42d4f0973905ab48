import { useDeferredValue, useMemo, useState } from "react";
import type { ImportAction } from "#app/frame/import/import-action.ts";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { colorsOf } from "#app/tools/take-colors.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import type { Color } from "#color/color.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { setPair, setPalette, setView } from "./model.ts";
import { PaletteField } from "./palette-field.tsx";
import { FILTERS, type Filter, isShown, measureAll } from "./palette-filter.ts";
import { PaletteMatrix } from "./palette-matrix.tsx";
import { PassesOn } from "./passes-on.tsx";
import type { State } from "./state.ts";

/** Every color of a palette as text on every other. */
export function PaletteBench({ controls }: { controls: ToolControls<State> }) {
  const { apply } = controls;
  const palette = useDeferredValue(controls.state.palette);
  const [filter, setFilter] = useState<Filter>("all");
  const rows = useMemo(() => measureAll(palette), [palette]);
  const cells = rows.flat().filter((cell) => cell !== null);
  const count = cells.filter((cell) => isShown(cell, filter)).length;
  const take = (imported: ImportedPalette, action: ImportAction) =>
    apply((old) => setPalette(old, action === "add" ? [...old.palette, ...colorsOf(imported)] : colorsOf(imported)));
  const openPair = (text: Color, background: Color) =>
    apply((old) => setView(setPair(old, { text, background }), "pair"));
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
