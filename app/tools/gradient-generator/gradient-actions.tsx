import { Bookmark } from "lucide-react";
import { useEffect, useRef } from "react";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { pastePart } from "./late-paste.ts";
import { nameOf } from "./name-of.ts";
import { paletteAlong } from "./palette-along.ts";
import { takePasted } from "./take-pasted.ts";
import { type Bench, useBench } from "./use-bench.ts";
import { useGradientKeys } from "./use-gradient-keys.ts";
import { useTakePalette } from "./use-take-palette.ts";

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** What goes in and out of the gradient, and its keys. */
export function GradientActions() {
  const bench = useBench();
  const { controls } = bench;
  const exporting = useRef<ExportHandle>(null);
  useGradientKeys(() => exporting.current?.open());
  usePastedGradient(bench);
  const take = useTakePalette();
  return (
    <ToolActions controls={controls}>
      <ImportButton onPalette={take} className="max-sm:hidden" />
      <ExportButton ref={exporting} palette={() => exportOf(bench)} />
      <Button onClick={() => void save(bench)} className="noscript:hidden">
        <Bookmark {...ICON} />
        Save
      </Button>
      <LateImportAnywhere onPalette={take} />
    </ToolActions>
  );
}

/** A gradient of CSS pasted anywhere comes in whole, and not as a list of its colors. */
function usePastedGradient({ controls }: Bench) {
  const latest = useRef(controls);
  useEffect(() => {
    latest.current = controls;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text") ?? "";
      const isInField = event.target instanceof Element && event.target.closest(FIELDS);
      if (isInField || document.querySelector("dialog:modal") || !/-gradient\(/i.test(text)) return;
      event.preventDefault();
      void pastePart.load().then(() => takePasted(latest.current, text));
    };
    // Before those who would look for colors in it.
    document.addEventListener("paste", onPaste, { capture: true });
    return () => document.removeEventListener("paste", onPaste, { capture: true });
  }, []);
}

/** The palette along the gradient, and the colors that it is made of. */
function exportOf({ state, drawn, controls, findName }: Bench): ExportPalette {
  return {
    name: nameOf({ state, findName }),
    link: new URL(controls.address, window.location.origin).href,
    groups: [
      { name: "Steps", swatches: paletteAlong(drawn.at, state.steps).map((color) => ({ name: "", color })) },
      { name: "Stops", swatches: state.stops.map(({ color }) => ({ name: findName(color), color })) },
    ],
  };
}

async function save(bench: Bench) {
  const library = await import("#app/frame/library/library.ts").catch(() => null);
  if (!library) {
    const text = "The library could not be loaded. Check your connection and try again.";
    return showToast({ type: "error", title: "Not saved", text });
  }
  const colors = bench.state.stops.map(({ color }) => color);
  const { isKept } = library.savePalette({ name: nameOf(bench), path: bench.controls.address, colors });
  if (isKept) return showToast({ type: "success", title: "Saved to your library" });
  const text = "This browser keeps nothing, so it lasts as long as the page.";
  return showToast({ type: "info", title: "Saved for now", text });
}
