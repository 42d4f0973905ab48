import { useDeferredValue } from "react";
import { redirect } from "react-router";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { ImportColors } from "#app/frame/import/import-colors.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { late } from "#app/late/late.tsx";
import { focusKeys } from "#app/tools/focus-keys.ts";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress, useTool } from "#app/tools/use-tool.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { parsePastedList } from "#color/text/pasted/list.ts";
import { colorWheel as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { removeMarker, setColors, setCount, toggleAllLocks } from "./changes.ts";
import { exportOf, paletteName } from "./export-palette.ts";
import { markersOf } from "./markers.ts";
import { model } from "./model.ts";
import { MAX_COLORS } from "./rules.ts";
import { type Bench, useBench } from "./use-bench.ts";
import { WheelBench } from "./view.tsx";

const BELOW = { isOnServer: true } as const;
const Detector = late(async () => (await import("./below/detector.tsx")).Detector, "The detector", BELOW);
const NeutralPart = late(async () => (await import("./below/neutral-part.tsx")).NeutralPart, "The neutrals", BELOW);
const Theory = late(async () => (await import("./below/theory.tsx")).Theory, "The rest of this page", BELOW);

const DESCRIPTION =
  "Make color harmonies on an OKLCH, HSL or painters' wheel: 2 to 12 linked markers, locks, equal lightness, and a detector that names the harmony of any palette.";

export const meta = toolMeta(tool, DESCRIPTION);

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  const pasted = parsePastedList((query.get("p") ?? "").slice(0, 10_000));
  // The detector's form without JavaScript: redirects to the address of its colors.
  if (pasted.length > 0) throw redirect(tool.path + queryOf(model, setColors(model.initial, pasted)));
  const { state, notices } = model.read(query);
  const colors = markersOf(state).map(({ color }) => color);
  return { state, notices, names: nameAll(colors, context.get(namesContext)) };
}

export default function ColorWheel({ loaderData }: Route.ComponentProps) {
  const controls = useTool(model, loaderData);
  const bench = useBench(controls, loaderData.names);
  // The part below renders with low priority, so a drag never waits for it.
  const base = useDeferredValue(bench.markers[0]?.color);
  return (
    <ToolPage
      tool={tool}
      intro="Turn a color into a palette: choose a rule and drag the linked markers."
      notices={controls.notices}
      actions={<WheelActions bench={bench} />}
      below={base && <Theory base={base} />}
      related={["color-palette-generator", "color-palette-builder", "contrast-checker"]}
      getColors={() => bench.markers.map(({ color }) => color)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <WheelBench bench={bench} />
        <div className="grid gap-4 lg:grid-cols-2">
          <Detector bench={bench} />
          <NeutralPart bench={bench} />
        </div>
      </div>
    </ToolPage>
  );
}

export function WheelActions({ bench }: { bench: Bench }) {
  const { controls } = bench;
  const take = (imported: ImportedPalette) => takeColors({ controls, imported, change: setColors, most: MAX_COLORS });
  useWheelKeys(bench);
  return (
    <ToolActions
      controls={controls}
      save={{ savable: () => savableOf(bench) }}
      exporting={{ palette: () => exportOf(bench, controls.link()), group: "Wheel" }}
    >
      <ImportColors onPalette={take} />
    </ToolActions>
  );
}

function useWheelKeys(bench: Bench) {
  const { controls, state, markers, selected, findName } = bench;
  const copy = useCopy();
  const group = "Wheel";
  const lock = () => controls.apply(toggleAllLocks, selected);
  const addOne = () => controls.apply(setCount, state.count + 1);
  // A rule keeps its colors in order, so the last one goes.
  const removal = state.rule === "custom" ? "Remove the selected color" : "One fewer color";
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
    { id: "wheel-more", keys: "+", label: "One more color", group, run: addOne },
    { id: "wheel-back", keys: "Alt+ArrowLeft", label: "Move the selected color back", ...moving(-1) },
    { id: "wheel-on", keys: "Alt+ArrowRight", label: "Move the selected color forward", ...moving(1) },
    { id: "wheel-remove", keys: "Delete", label: removal, group, run: remove },
  ]);
}

function savableOf(bench: Bench) {
  const colors = bench.markers.map(({ color }) => color);
  return { name: paletteName(bench), path: bench.controls.address, colors };
}
