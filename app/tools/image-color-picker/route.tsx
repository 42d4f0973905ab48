import { publicCacheHeaders } from "#app/cache-headers.ts";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import type { Picture } from "#app/frame/picture/picture.ts";
import { PictureBench } from "#app/frame/picture/picture-bench.tsx";
import { SAMPLE_SIZES } from "#app/frame/picture/read-color.ts";
import { findSample } from "#app/frame/picture/samples.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { late } from "#app/late/late.tsx";
import { ChangeAnnouncer, ResultAnnouncer } from "#app/tools/announcer.tsx";
import { PICTURE_GONE } from "#app/tools/notices.ts";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { imageColorPicker as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { model } from "./model.ts";
import { Pair } from "./pair.tsx";
import { PinActions, PinList, ScreenButton } from "./pins.tsx";
import { Readout } from "./readout.tsx";
import { Stage } from "./stage.tsx";
import { describePins, FIRST_SAMPLE, MAX_PINS, setColors, setSize, swapPair } from "./state.ts";
import { type Bench, useBench } from "./use-bench.ts";

const Theory = late(async () => (await import("./theory.tsx")).Theory, "The rest of this page", { isOnServer: true });

const NAME = "Colors from an image";
const SIZE_OPTIONS = SAMPLE_SIZES.map((size) => ({
  value: String(size),
  label: size === 1 ? "1 px" : `${size} × ${size}`,
}));
const DESCRIPTION =
  "Pick colors from an image or a screenshot with zoom, loupe and keys. Pins stay on the picture; two of them give WCAG, APCA and ΔE. Nothing is uploaded.";

export const meta = toolMeta(tool, DESCRIPTION);

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

export async function loader({ url, context }: Route.LoaderArgs) {
  const loaded = model.read(url.searchParams);
  const colors = loaded.state.pins.map(({ color }) => color);
  return { ...loaded, names: nameAll(colors, context.get(namesContext)) };
}

export default function ImageColorPicker({ loaderData }: Route.ComponentProps) {
  const bench = useBench(loaderData);
  const { controls, state, session } = bench;
  const isHere = session.knows(state.picture ?? "");
  usePickerKeys(bench);
  return (
    <ToolPage
      tool={tool}
      intro="Open a picture or paste a screenshot, zoom in and pick any pixel."
      notices={controls.notices.filter((notice) => notice !== PICTURE_GONE || !isHere)}
      controls={<SizeChoice bench={bench} />}
      actions={
        <ToolActions
          controls={controls}
          save={{ savable: () => bench.exportAs(NAME), isDisabled: state.pins.length === 0 }}
          exporting={{ palette: () => bench.exportAs(NAME), group: "Picker" }}
        />
      }
      below={<Theory bench={bench} />}
      related={["color-palette-from-image", "contrast-checker", "compare-colors"]}
      getColors={() => bench.state.pins.map(({ color }) => color)}
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
        <ResultAnnouncer text={describePicture(bench.picture)} />
        <ChangeAnnouncer state={state.pins} describe={(before, after) => describePins(before, after, bench.nameOf)} />
      </PictureBench>
    </ToolPage>
  );
}

/** Returns "" for samples, because their buttons already announce them. */
function describePicture(picture: Picture | null) {
  if (!picture || findSample(picture.id)) return "";
  return [`Opened a picture of ${picture.width} by ${picture.height} pixels.`, ...picture.notes].join(" ");
}

/** How many pixels a picked color averages. */
function SizeChoice({ bench: { controls, state } }: { bench: Bench }) {
  return (
    <div className="flex noscript:hidden flex-wrap items-center gap-3 print:hidden">
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

function usePickerKeys(bench: Bench) {
  const { state, selected, controls, findName, remove } = bench;
  const copy = useCopy();
  const copySeen = () => {
    const color = bench.cursorColor ?? state.pins[selected]?.color;
    if (color) void copy(color, findName(color));
  };
  const key = (id: string, keys: string, label: string, run: () => void) => ({ id, group: "Picker", keys, label, run });
  useShortcuts([
    key("picker-copy", "KeyC", "Copy the color under the crosshair, or the selected one", copySeen),
    key("picker-swap", "KeyX", "Swap text and background", () => controls.apply(swapPair)),
    key("picker-remove", "Delete", "Remove the selected color", () => remove(selected)),
  ]);
}
