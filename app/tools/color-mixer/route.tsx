import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import type { Hex } from "#color/color.ts";
import { hexOf } from "#color/text/print.ts";
import { colorMixer as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { blendAny, pigmentCode } from "./blend-any.ts";
import { firstRecipe } from "./find-recipe.ts";
import { colorOf, model } from "./model.ts";
import { MixerPage } from "./page.tsx";
import { MODES } from "./state.ts";
import type { PageData } from "./use-bench.ts";

const DESCRIPTION =
  "Mix up to 20 colors by parts, as RGB, light, OKLab, dyes or paint, all nine results side by side. Find the recipe of any color, and copy it as nested color-mix().";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: tool.title, description: DESCRIPTION, path: tool.path, origin: matches[0].loaderData.origin });

export const headers = keptHeaders;
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
  return <MixerPage data={loaderData} />;
}
