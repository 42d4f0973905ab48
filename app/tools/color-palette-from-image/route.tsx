import { publicCacheHeaders } from "#app/cache-headers.ts";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { PictureBench } from "#app/frame/picture/picture-bench.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { late } from "#app/late/late.tsx";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { colorPaletteFromImage as tool } from "#content/tools.ts";
import { SHARED_PICTURE } from "#contract/share-target.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { moveSwatch, setColors, setCount } from "./changes.ts";
import { model } from "./model.ts";
import { PaletteActions } from "./palette-actions.tsx";
import { PaletteRows } from "./palette-rows.tsx";
import { Choice, Settings } from "./settings.tsx";
import { ShareBar } from "./share-bar.tsx";
import { Stage } from "./stage.tsx";
import { FIRST_SAMPLE, MAX_COLORS, MIN_COUNT } from "./state.ts";
import { type Bench, useBench } from "./use-bench.ts";

const Theory = late(async () => (await import("./theory.tsx")).Theory, "The rest of this page", { isOnServer: true });

const NAME = "Palette from an image";
const DESCRIPTION =
  "Get a color palette from any photo, with shares, names and movable points. 2 to 20 colors, six ways to choose them. Pictures stay on your device.";

export const meta = toolMeta(tool, DESCRIPTION);

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

export async function loader({ url, context }: Route.LoaderArgs) {
  const loaded = model.read(url.searchParams);
  const colors = loaded.state.swatches.map(({ color }) => color);
  return { ...loaded, names: nameAll(colors, context.get(namesContext)) };
}

export default function ColorPaletteFromImage({ loaderData }: Route.ComponentProps) {
  const bench = useBench(loaderData);
  const { controls, openFiles, endSearch } = bench;
  const take = (imported: ImportedPalette) => {
    endSearch();
    takeColors({ controls, imported, change: setColors, most: MAX_COLORS });
  };
  usePaletteKeys(bench);
  useSharedPicture((file) => openFiles([file]));
  return (
    <ToolPage
      tool={tool}
      intro="Drop in a photo and get up to 20 colors, marked on the picture."
      notices={controls.notices}
      controls={<Choice bench={bench} />}
      actions={
        <ToolActions
          controls={{ ...controls, undo: bench.undo, redo: bench.redo }}
          save={{ savable: () => bench.exportAs(NAME) }}
          exporting={{ palette: () => bench.exportAs(NAME), group: "Palette" }}
        >
          <ImportButton onPalette={take} onImage={(file) => openFiles([file])} />
        </ToolActions>
      }
      below={<Theory bench={bench} />}
      related={["image-color-picker", "color-palette-generator", "color-palette-builder"]}
      getColors={() => bench.state.swatches.map(({ color }) => color)}
    >
      <PictureBench
        bench={bench}
        label="Picture and palette"
        path={tool.path}
        firstSample={FIRST_SAMPLE}
        onPalette={take}
        canTakeSeveral
        below={
          <>
            <ShareBar bench={bench} />
            <PaletteActions bench={bench} />
          </>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-stretch lg:grid-cols-[minmax(0,1fr)_minmax(380px,420px)]">
          <div className="bg-well">
            <Stage bench={bench} />
          </div>
          <PaletteRows bench={bench} />
        </div>
        <Settings bench={bench} />
      </PictureBench>
    </ToolPage>
  );
}

/** Opens a picture shared from another app through the service worker: app/offline/share.ts. */
function useSharedPicture(open: (file: File) => void) {
  useOnMount(() => {
    if (window.location.hash !== `#${SHARED_PICTURE}`) return;
    void import("#app/frame/picture/shared-picture.ts")
      .then(({ takeSharedPicture }) => takeSharedPicture())
      .then(
        (file) => file && open(file),
        () => {},
      );
  });
}

function usePaletteKeys(bench: Bench) {
  const { controls, state, selected, select, lock, remove, replace, findName, change, canSeek } = bench;
  const { swatches, count } = state;
  const copy = useCopy();
  const copySelected = () => {
    const color = swatches[selected]?.color;
    if (color) void copy(color, findName(color));
  };
  const move = (by: -1 | 1) => {
    if (!swatches[selected + by]) return;
    controls.apply(moveSwatch, selected, selected + by);
    select(selected + by);
  };
  const key = (id: string, keys: string, label: string, run: () => void, isEnabled = true) => ({
    id: `palette-${id}`,
    group: "Palette",
    keys,
    label,
    run,
    isEnabled,
  });
  useShortcuts([
    ...swatches
      .slice(0, 10)
      .map((_, place) =>
        key(`color-${place}`, `Digit${(place + 1) % 10}`, `Choose color ${place + 1}`, () => select(place)),
      ),
    key("lock", "KeyL", "Lock the selected color", () => lock(selected)),
    key("copy", "KeyC", "Copy the selected color", copySelected),
    key("replace", "KeyR", "Replace the selected color", () => replace(selected), canSeek),
    key("more", "+", "One more color", () => change(setCount, count + 1), canSeek && count < MAX_COLORS),
    key("less", "-", "One fewer color", () => change(setCount, count - 1), canSeek && count > MIN_COUNT),
    key("back", "Alt+ArrowUp", "Move the selected color up", () => move(-1)),
    key("on", "Alt+ArrowDown", "Move the selected color down", () => move(1)),
    key("remove", "Delete", "Remove the selected color", () => remove(selected)),
  ]);
}
