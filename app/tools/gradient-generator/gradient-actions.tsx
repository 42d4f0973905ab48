import { useRef } from "react";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { late } from "#app/late/late.tsx";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import type { ExportPalette } from "#color/export/palette.ts";
import { nameOf } from "./name-of.ts";
import { paletteAlong } from "./palette-along.ts";
import { type Bench, useBench } from "./use-bench.ts";
import { useGradientKeys } from "./use-gradient-keys.ts";
import { useTakePalette } from "./use-take-palette.ts";

const PastedAnywhere = late(async () => (await import("./pasted-anywhere.ts")).PastedAnywhere, null, { isIdle: true });

/** What goes in and out of the gradient, and its keys. */
export function GradientActions() {
  const bench = useBench();
  const { controls } = bench;
  const exporting = useRef<ExportHandle>(null);
  useGradientKeys(() => exporting.current?.open());
  const take = useTakePalette();
  return (
    <ToolActions controls={controls} save={{ thing: () => thingOf(bench), keys: "Shift+KeyS" }}>
      <ImportButton onPalette={take} className="max-sm:hidden" />
      <ExportButton ref={exporting} palette={() => exportOf(bench)} />
      <PastedAnywhere act={controls.act} />
      <LateImportAnywhere onPalette={take} />
    </ToolActions>
  );
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

function thingOf(bench: Bench) {
  const colors = bench.state.stops.map(({ color }) => color);
  return { name: nameOf(bench), path: bench.controls.address, colors };
}
