import { useRef } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import type { ExportHandle } from "#app/frame/export/export-button.tsx";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { focusKeys } from "#app/tools/focus-keys.ts";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import type { ImportedPalette } from "#color/import/imported.ts";
import { removeMarker, setColors, setCount, toggleAllLocks } from "./changes.ts";
import { exportOf, paletteName } from "./export-palette.ts";
import { MAX_COLORS } from "./rules.ts";
import type { Bench } from "./use-bench.ts";

/** What goes in and out of the wheel, and its keys. */
export function WheelActions({ bench }: { bench: Bench }) {
  const { controls } = bench;
  const exporting = useRef<ExportHandle>(null);
  const take = (imported: ImportedPalette) => takeColors({ controls, imported, change: setColors, most: MAX_COLORS });
  useWheelKeys(bench, () => exporting.current?.open());
  return (
    <ToolActions
      controls={controls}
      save={{ thing: () => thingOf(bench) }}
      exporting={{
        ref: exporting,
        palette: () => exportOf(bench, new URL(controls.address, window.location.origin).href),
      }}
    >
      <ImportButton onPalette={take} />
      <LateImportAnywhere onPalette={take} />
    </ToolActions>
  );
}

function useWheelKeys(bench: Bench, openExport: () => void) {
  const { controls, state, markers, selected, findName } = bench;
  const copy = useCopy();
  const group = "Wheel";
  const lock = () => controls.apply(toggleAllLocks, selected);
  const addOne = () => controls.apply(setCount, state.count + 1);
  const remove = () => controls.apply(removeMarker, selected);
  const copySelected = () => {
    const color = markers[selected]?.color;
    if (color) void copy(color, findName(color));
  };
  const moving = (by: -1 | 1) => ({ group, isEnabled: state.rule === "custom", run: () => bench.moveSelected(by) });
  useShortcuts([
    ...focusKeys(group, "Go to marker", "data-marker", state.count),
    { id: "wheel-lock", keys: "KeyL", label: "Lock the selected color", group, run: lock },
    { id: "wheel-copy", keys: "KeyC", label: "Copy the selected color", group, run: copySelected },
    { id: "wheel-export", keys: "KeyE", label: "Export", group, run: openExport },
    { id: "wheel-more", keys: "+", label: "One color more", group, run: addOne },
    { id: "wheel-back", keys: "Alt+ArrowLeft", label: "Move the selected color back", ...moving(-1) },
    { id: "wheel-on", keys: "Alt+ArrowRight", label: "Move the selected color on", ...moving(1) },
    { id: "wheel-remove", keys: "Delete", label: "Remove the selected color", group, run: remove },
  ]);
}

function thingOf(bench: Bench) {
  const colors = bench.markers.map(({ color }) => color);
  return { name: paletteName(bench), path: bench.controls.address, colors };
}
