import { Bookmark } from "lucide-react";
import { useRef } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { removeMarker, setColors, setCount, toggleAllLocks } from "./changes.ts";
import { exportOf, paletteName } from "./export-palette.ts";
import type { Bench } from "./use-bench.ts";

/** The keys of the top row, in its order. */
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/** What goes in and out of the wheel, and its keys. */
export function WheelActions({ bench }: { bench: Bench }) {
  const { controls } = bench;
  const exporting = useRef<ExportHandle>(null);
  const take = (imported: ImportedPalette) => takePalette(bench, imported);
  useWheelKeys(bench, () => exporting.current?.open());
  return (
    <ToolActions controls={controls}>
      <ImportButton onPalette={take} />
      <ExportButton ref={exporting} palette={() => exportOf(bench)} />
      <Button variant="primary" onClick={() => void save(bench)} className="noscript:hidden">
        <Bookmark {...ICON} />
        Save
      </Button>
      <LateImportAnywhere onPalette={take} />
    </ToolActions>
  );
}

function useWheelKeys(bench: Bench, openExport: () => void) {
  const { controls, state, markers, selected, findName } = bench;
  const copy = useCopy();
  const group = "Wheel";
  useShortcuts([
    ...DIGITS.slice(0, state.count).map((digit, index) => ({
      id: `wheel-marker-${digit}`,
      keys: `Digit${digit}`,
      label: `Go to marker ${index + 1}`,
      group,
      run: () => document.querySelector<HTMLElement>(`[data-marker="${index}"]`)?.focus(),
    })),
    {
      id: "wheel-lock",
      keys: "KeyL",
      label: "Lock the chosen color",
      group,
      run: () => controls.apply(toggleAllLocks, selected),
    },
    {
      id: "wheel-copy",
      keys: "KeyC",
      label: "Copy the chosen color",
      group,
      run: () => {
        const color = markers[selected]?.color;
        if (color) void copy(color, findName(color));
      },
    },
    { id: "wheel-export", keys: "KeyE", label: "Export", group, run: openExport },
    {
      id: "wheel-more",
      keys: "+",
      label: "One color more",
      group,
      run: () => controls.apply(setCount, state.count + 1),
    },
    {
      id: "wheel-back",
      keys: "Alt+ArrowLeft",
      label: "Move the chosen color back",
      group,
      isEnabled: state.rule === "custom",
      run: () => bench.moveSelected(-1),
    },
    {
      id: "wheel-on",
      keys: "Alt+ArrowRight",
      label: "Move the chosen color on",
      group,
      isEnabled: state.rule === "custom",
      run: () => bench.moveSelected(1),
    },
    {
      id: "wheel-remove",
      keys: "Delete",
      label: "Remove the chosen color",
      group,
      run: () => controls.apply(removeMarker, selected),
    },
  ]);
}

function takePalette({ controls }: Bench, { groups, format }: ImportedPalette) {
  const colors = groups.flatMap(({ swatches }) => swatches.map(({ color }) => color));
  controls.apply(setColors, colors);
  const what = colors.length === 1 ? "1 color" : `${colors.length} colors`;
  showToast({ type: "info", title: `${what} from ${format}`, action: { label: "Undo", onSelect: controls.undo } });
}

async function save(bench: Bench) {
  const library = await import("#app/frame/library/library.ts").catch(() => null);
  if (!library) {
    showToast({ type: "error", title: "Not saved", text: "The library could not be loaded. Check your connection." });
    return;
  }
  const { isKept } = library.savePalette({
    name: paletteName(bench),
    path: bench.controls.address,
    colors: bench.markers.map(({ color }) => color),
  });
  if (isKept) showToast({ type: "success", title: "Saved to the library" });
  else {
    showToast({
      type: "info",
      title: "Saved until you leave",
      text: "This browser stores nothing for us. Copy the link to keep the palette.",
    });
  }
}
