import { useRef } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import type { ImportAction } from "#app/frame/import/import-button.tsx";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { printHex } from "#color/print.ts";
import { addColors, setBaseColors, setMode } from "./changes.ts";
import { exportOf } from "./export-palette.ts";
import { colorOf } from "./model.ts";
import { MODES, type Mode } from "./state.ts";
import type { Bench } from "./use-bench.ts";

/** The keys of the top row, in its order. */
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/** What goes in and out, and the keys of the bench. */
export function MixerActions({ bench }: { bench: Bench }) {
  const { controls } = bench;
  const exporter = useRef<ExportHandle>(null);
  const take = (imported: ImportedPalette, action: ImportAction = "replace") => takePalette(bench, imported, action);
  useMixerKeys(bench, () => exporter.current?.open());
  return (
    <ToolActions controls={controls}>
      <ImportButton onPalette={take} canAdd />
      <ExportButton ref={exporter} palette={() => exportOf(bench)} />
      <LateImportAnywhere onPalette={take} />
    </ToolActions>
  );
}

function useMixerKeys(bench: Bench, openExport: () => void) {
  const { controls, state, hex, nameOf } = bench;
  const copy = useCopy();
  const group = "Mixer";
  useShortcuts([
    ...DIGITS.slice(0, state.baseColors.length).map((digit, place) => ({
      id: `mixer-color-${digit}`,
      keys: `Digit${digit}`,
      label: `Go to the parts of color ${place + 1}`,
      group,
      run: () => document.querySelector<HTMLElement>(`[data-count="${place}"]`)?.focus(),
    })),
    {
      id: "mixer-add",
      keys: "+",
      label: "Add a base color",
      group,
      run: () => document.querySelector<HTMLElement>("[data-add-color]")?.click(),
    },
    {
      id: "mixer-mode",
      keys: "KeyM",
      label: "Mix the next way",
      group,
      run: () => controls.apply(setMode, MODES[(MODES.indexOf(state.activeMode) + 1) % MODES.length] as Mode),
    },
    {
      id: "mixer-copy",
      keys: "KeyC",
      label: "Copy the mixture",
      group,
      run: () => void (hex && copy(colorOf(hex), nameOf(hex))),
    },
    { id: "mixer-export", keys: "KeyE", label: "Export", group, run: openExport },
  ]);
}

function takePalette({ controls }: Bench, { groups, format }: ImportedPalette, action: ImportAction) {
  const hexes = groups.flatMap(({ swatches }) => swatches.map(({ color }) => printHex(color)));
  if (action === "add") controls.apply(addColors, hexes);
  else
    controls.apply(
      setBaseColors,
      hexes.map((color) => ({ color, count: 1 })),
    );
  const what = hexes.length === 1 ? "1 color" : `${hexes.length} colors`;
  showToast({ type: "info", title: `${what} from ${format}`, action: { label: "Undo", onSelect: controls.undo } });
}
