import { useRef } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { PictureSource } from "#app/frame/picture/picture-source.tsx";
import { SAMPLE_SIZES } from "#app/frame/picture/read-color.ts";
import { usePictureDrop } from "#app/frame/picture/use-picture-drop.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { late } from "#app/late/late.tsx";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { ImportedPalette } from "#color/import/imported.ts";
import { Pair } from "./pair.tsx";
import { PinActions, ScreenButton } from "./pin-actions.tsx";
import { PinList } from "./pin-list.tsx";
import { Readout } from "./readout.tsx";
import { Stage } from "./stage.tsx";
import { initial, MAX_PINS, setColors, setSize, swapPair } from "./state.ts";
import { tool } from "./tool.ts";
import { type Bench, type PageData, useBench } from "./use-bench.ts";

const Theory = late(async () => (await import("./theory.tsx")).Theory, "The rest of this page", { isOnServer: true });

export function ImagePickerPage({ data }: { data: PageData }) {
  const bench = useBench(data);
  const { controls, state, session, picture, sample, openFiles, openSample } = bench;
  const exporting = useRef<ExportHandle>(null);
  const take = (imported: ImportedPalette) => takeColors({ controls, imported, change: setColors, most: MAX_PINS });
  usePickerKeys(bench, () => exporting.current?.open());
  usePictureDrop(openFiles);
  return (
    <ToolPage
      tool={tool}
      intro="Open a picture or paste a screenshot, go close to the pixel, and pick."
      notices={controls.notices}
      controls={
        <div className="flex noscript:hidden flex-wrap items-center gap-3">
          <span className="text-ink-2 text-sm">Mean of</span>
          <Segmented
            label="Pixels that a color is the mean of"
            options={SAMPLE_SIZES.map((size) => ({
              value: String(size),
              label: size === 1 ? "1 px" : `${size} × ${size}`,
            }))}
            value={String(state.size)}
            onChange={(value) => controls.apply(setSize, SAMPLE_SIZES.find((size) => String(size) === value) ?? 1)}
          />
        </div>
      }
      actions={
        <ToolActions controls={controls} save={{ thing: () => exportOf(bench), isDisabled: state.pins.length === 0 }}>
          <ExportButton ref={exporting} palette={() => exportOf(bench)} />
        </ToolActions>
      }
      below={
        <div className="grid gap-12 md:gap-[72px]">
          <Theory bench={bench} />
        </div>
      }
      related={["color-palette-from-image", "contrast-checker", "compare-colors"]}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <section
          aria-label="Picture and picked colors"
          className="overflow-clip rounded-bench border border-line bg-sheet"
        >
          <PictureSource
            onFiles={openFiles}
            sampleHref={(id) => (id === initial.picture ? tool.path : `${tool.path}?i=${id}`)}
            onSample={openSample}
            current={sample?.id ?? null}
            problem={session.problem && `${session.problem} The picture before it stays.`}
          >
            <ScreenButton bench={bench} />
          </PictureSource>
          <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_380px]">
            <Stage bench={bench} />
            <div className="flex flex-col border-line max-lg:border-t lg:border-l">
              <Readout bench={bench} />
              <PinList bench={bench} />
              <div className="mt-auto">
                <PinActions bench={bench} />
              </div>
            </div>
          </div>
          <Pair bench={bench} />
        </section>
        <p role="status" className="text-ink-2 text-sm empty:hidden">
          {picture?.notes.join(" ")}
        </p>
      </div>
      <LateImportAnywhere onPalette={take} onImage={(file) => openFiles([file])} />
    </ToolPage>
  );
}

function usePickerKeys(bench: Bench, openExport: () => void) {
  const { state, selected, controls, findName, remove } = bench;
  const copy = useCopy();
  const group = "Picker";
  const chosen = state.pins[selected]?.color;
  useShortcuts([
    {
      id: "picker-copy",
      keys: "KeyC",
      label: "Copy the color under the crosshair, or the chosen one",
      group,
      run: () => {
        const color = bench.cursorColor ?? chosen;
        if (color) void copy(color, findName(color));
      },
    },
    { id: "picker-swap", keys: "KeyX", label: "Swap text and background", group, run: () => controls.apply(swapPair) },
    { id: "picker-remove", keys: "Delete", label: "Remove the chosen color", group, run: () => remove(selected) },
    { id: "picker-export", keys: "KeyE", label: "Export", group, run: openExport },
  ]);
}

function exportOf({ controls, state, findName }: Bench) {
  return {
    name: "Colors of an image",
    link: new URL(controls.address, window.location.origin).href,
    groups: [{ name: "", swatches: state.pins.map(({ color }) => ({ name: findName(color), color })) }],
  };
}
