import { useDeferredValue } from "react";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { late } from "#app/late/late.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import type { Hex } from "#color/color.ts";
import { hexOf } from "#color/text/print.ts";
import { colorMixer as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { MixerActions } from "./actions.tsx";
import { BenchControls } from "./bench-controls.tsx";
import { blendAny, pigmentCode } from "./blend-any.ts";
import { firstRecipe } from "./find-recipe.ts";
import { colorOf, model } from "./model.ts";
import { ResultPanel } from "./result-panel.tsx";
import { ShareBar } from "./share-bar.tsx";
import { MODES } from "./state.ts";
import { Tray } from "./tray.tsx";
import { type PageData, useBench } from "./use-bench.ts";

/** Loaded together with the paint spectra that its results need. */
const Below = late(
  async () => {
    const [{ Below }, pigment] = await Promise.all([import("./below.tsx"), pigmentCode.load()]);
    if (!pigment) throw new Error("The paint spectra could not be loaded");
    return Below;
  },
  "The rest of this page",
  { isOnServer: true },
);

const DESCRIPTION =
  "Mix up to 20 colors by parts, as RGB, light, OKLab, dyes or paint, all nine results side by side. Find the recipe of any color, and copy it as nested color-mix().";

export const meta = toolMeta(tool, DESCRIPTION);

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

export async function loader({ url, context }: Route.LoaderArgs): Promise<PageData> {
  await pigmentCode.load();
  const loaded = model.read(url.searchParams);
  const { baseColors, activeMode, target } = loaded.state;
  const hex = blendAny(baseColors, activeMode);
  const recipe = firstRecipe(loaded.state);
  const shown: (Hex | null)[] = [
    ...baseColors.map(({ color }) => color),
    ...MODES.map((mode) => blendAny(baseColors, mode)),
    target,
    recipe && hexOf(recipe.simple.rgb24),
  ];
  const colors = shown.filter((hex) => hex !== null).map(colorOf);
  return { ...loaded, hex, recipe, names: nameAll(colors, context.get(namesContext)) };
}

export default function ColorMixer({ loaderData }: Route.ComponentProps) {
  const bench = useBench(loaderData);
  // The part below renders with low priority, so a held key never waits for it.
  const later = useDeferredValue(bench);
  return (
    <ToolPage
      tool={tool}
      holdsPaint="everywhere"
      intro="Add parts of each color and watch them blend."
      notices={bench.controls.notices}
      controls={<BenchControls bench={bench} />}
      actions={<MixerActions bench={bench} />}
      below={<Below bench={later} recipe={loaderData.recipe} />}
      related={["gradient-generator", "color-wheel", "compare-colors"]}
      getColors={() => bench.used.map(({ color }) => colorOf(color))}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <section
          aria-label="Mixer"
          className="grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-bench border border-line bg-sheet lg:grid-cols-[minmax(0,1fr)_minmax(0,38%)]"
        >
          <Tray bench={bench} />
          <ResultPanel bench={bench} />
        </section>
        <ShareBar bench={bench} />
      </div>
    </ToolPage>
  );
}
