import { useRef } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import type { ExportHandle } from "#app/frame/export/export-button.tsx";
import { PictureBench } from "#app/frame/picture/picture-bench.tsx";
import { SAMPLE_SIZES } from "#app/frame/picture/read-color.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { late } from "#app/late/late.tsx";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { ToolPage } from "#app/tools/tool-page.tsx";
import type { PictureData } from "#app/tools/use-picture-tool.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { imageColorPicker as tool } from "#content/tools.ts";
import { Pair } from "./pair.tsx";
import { PinActions, ScreenButton } from "./pin-actions.tsx";
import { PinList } from "./pin-list.tsx";
import { Readout } from "./readout.tsx";
import { Stage } from "./stage.tsx";
import { FIRST_SAMPLE, MAX_PINS, type State, setColors, setSize, swapPair } from "./state.ts";
import { type Bench, useBench } from "./use-bench.ts";

const Theory = late(async () => (await import("./theory.tsx")).Theory, "The rest of this page", { isOnServer: true });

const NAME = "Colors from an image";
const SIZE_OPTIONS = SAMPLE_SIZES.map((size) => ({
  value: String(size),
  label: size === 1 ? "1 px" : `${size} × ${size}`,
}));

export function ImagePickerPage({ data }: { data: PictureData<State> }) {
  const bench = useBench(data);
  const { controls, state } = bench;
  const exporting = useRef<ExportHandle>(null);
  usePickerKeys(bench, () => exporting.current?.open());
  return (
    <ToolPage
      tool={tool}
      intro="Open a picture or paste a screenshot, zoom in and pick any pixel."
      notices={controls.notices}
      controls={<SizeChoice bench={bench} />}
      actions={
        <ToolActions
          controls={controls}
          save={{ thing: () => bench.exportAs(NAME), isDisabled: state.pins.length === 0 }}
          exporting={{ ref: exporting, palette: () => bench.exportAs(NAME) }}
        />
      }
      below={
        <div className="grid gap-12 md:gap-[72px]">
          <Theory bench={bench} />
        </div>
      }
      related={["color-palette-from-image", "contrast-checker", "compare-colors"]}
    >
      <PictureBench
        bench={bench}
        label="Picture and picked colors"
        path={tool.path}
        firstSample={FIRST_SAMPLE}
        onPalette={(imported) => takeColors({ controls, imported, change: setColors, most: MAX_PINS })}
        sources={<ScreenButton bench={bench} />}
      >
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
      </PictureBench>
    </ToolPage>
  );
}

/** The mean of how many pixels a color is. */
function SizeChoice({ bench: { controls, state } }: { bench: Bench }) {
  return (
    <div className="flex noscript:hidden flex-wrap items-center gap-3">
      <span className="text-ink-2 text-sm">Average</span>
      <Segmented
        label="Sample size in pixels"
        options={SIZE_OPTIONS}
        value={String(state.size)}
        onChange={(value) => controls.apply(setSize, SAMPLE_SIZES.find((size) => String(size) === value) ?? 1)}
      />
    </div>
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
      label: "Copy the color under the crosshair, or the selected one",
      group,
      run: () => {
        const color = bench.cursorColor ?? chosen;
        if (color) void copy(color, findName(color));
      },
    },
    { id: "picker-swap", keys: "KeyX", label: "Swap text and background", group, run: () => controls.apply(swapPair) },
    { id: "picker-remove", keys: "Delete", label: "Remove the selected color", group, run: () => remove(selected) },
    { id: "picker-export", keys: "KeyE", label: "Export", group, run: openExport },
  ]);
}
