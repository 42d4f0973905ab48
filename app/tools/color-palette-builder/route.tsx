import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { colorPaletteBuilder as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { model } from "./model.ts";
import { BuilderPage } from "./page.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: tool.title,
    description:
      "Build tints, shades, tones and 50 to 950 scales from 1 to 12 colors. Contrast targets for light and dark pages, curves, a linter with fixes, and export to CSS, Tailwind and tokens.",
    path: tool.path,
    origin: matches[0].loaderData.origin,
  });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url, context }: Route.LoaderArgs) {
  const loaded = model.read(url.searchParams);
  const colors = loaded.state.colors.map(({ color }) => color);
  return { loaded, names: nameAll(colors, context.get(namesContext)) };
}

export default function ColorPaletteBuilder({ loaderData }: Route.ComponentProps) {
  return <BuilderPage loaded={loaderData.loaded} loadedNames={loaderData.names} />;
}
