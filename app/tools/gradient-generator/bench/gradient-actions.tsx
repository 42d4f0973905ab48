import { useRef } from "react";
import type { ExportHandle } from "#app/frame/export/export-button.tsx";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import type { ExportPalette } from "#color/export/palette.ts";
import { paletteAlong } from "../changes.ts";
import { type Bench, useBench } from "../use-bench.ts";
import { useGradientActions } from "../use-gradient-actions.ts";
import { nameOf } from "../words.ts";
import { useGradientKeys } from "./use-gradient-keys.ts";

/** What goes in and out of the gradient, and its keys. */
export function GradientActions() {
  const bench = useBench();
  const { controls } = bench;
  const exporting = useRef<ExportHandle>(null);
  useGradientKeys(() => exporting.current?.open());
  const { take } = useGradientActions();
  return (
    <ToolActions
      controls={controls}
      save={{ thing: () => thingOf(bench), keys: "Shift+KeyS" }}
      exporting={{ ref: exporting, palette: () => exportOf(bench) }}
    >
      <ImportButton onPalette={take} />
      <LateImportAnywhere onPalette={take} />
    </ToolActions>
  );
}

/** The palette along the gradient, and the colors that it is made of. */
function exportOf({ state, drawn, controls, findName }: Bench): ExportPalette {
  return {
    name: nameOf(state, findName),
    gradients: [{ name: "", css: drawn.code.modern }],
    link: new URL(controls.address, window.location.origin).href,
    groups: [
      { name: "Steps", swatches: paletteAlong(drawn.at, state.steps).map((color) => ({ name: "", color })) },
      { name: "Stops", swatches: state.stops.map(({ color }) => ({ name: findName(color), color })) },
    ],
  };
}

function thingOf({ state, controls, findName }: Bench) {
  return { name: nameOf(state, findName), path: controls.address, colors: state.stops.map(({ color }) => color) };
}
