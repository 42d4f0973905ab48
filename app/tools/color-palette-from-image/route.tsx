import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { colorPaletteFromImage as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { model } from "./model.ts";
import { ImagePalettePage } from "./page.tsx";

const DESCRIPTION =
  "Get a color palette from any photo, with shares, names and movable points. 2 to 20 colors, six ways to choose them. Pictures stay on your device.";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: tool.title, description: DESCRIPTION, path: tool.path, origin: matches[0].loaderData.origin });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

export async function loader({ url, context }: Route.LoaderArgs) {
  const loaded = model.read(url.searchParams);
  const colors = loaded.state.swatches.map(({ color }) => color);
  return { ...loaded, names: nameAll(colors, context.get(namesContext)) };
}

export default function ColorPaletteFromImage({ loaderData }: Route.ComponentProps) {
  return <ImagePalettePage data={loaderData} />;
}
