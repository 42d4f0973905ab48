import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { colorPaletteGenerator as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { Generator, type GeneratorData } from "./generator.tsx";
import { modelWith, palettePath } from "./model.ts";
import { generate, problemsOf } from "./palette/changes.ts";
import { engineParts } from "./palette/engine-parts.ts";
import { colorsOf } from "./palette/state.ts";
import { startFromText } from "./start/from-text.ts";

const DESCRIPTION =
  "Generate color palettes of 2 to 12 colors with the space bar. Lock colors or only their hue, set rules for contrast and color blindness, and share the palette as a link.";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: tool.title, description: DESCRIPTION, path: tool.path, origin: matches[0].loaderData.origin });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url, context }: Route.LoaderArgs): GeneratorData {
  const query = url.searchParams;
  const service = context.get(namesContext);
  const { state, notices, isFound } = startFromText(
    query.get("from") ?? "",
    modelWith(() => engineParts).read(query),
    service,
  );
  return {
    state,
    notices,
    isFound,
    problems: problemsOf(state, engineParts),
    names: nameAll(colorsOf(state), service),
    next: palettePath(generate(state, engineParts, engineParts.nextSeed(state.seed))),
  };
}

export default function ColorPaletteGenerator({ loaderData }: Route.ComponentProps) {
  return <Generator data={loaderData} />;
}
