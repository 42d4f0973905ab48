import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { imageColorPicker as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { model } from "./model.ts";
import { ImagePickerPage } from "./page.tsx";

const DESCRIPTION =
  "Pick colors from an image or a screenshot with zoom, loupe and keys. Pins stay on the picture; two of them give WCAG, APCA and ΔE. Nothing is uploaded.";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: tool.title, description: DESCRIPTION, path: tool.path, origin: matches[0].loaderData.origin });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

export async function loader({ url, context }: Route.LoaderArgs) {
  const loaded = model.read(url.searchParams);
  const colors = loaded.state.pins.map(({ color }) => color);
  return { ...loaded, names: nameAll(colors, context.get(namesContext)) };
}

export default function ImageColorPicker({ loaderData }: Route.ComponentProps) {
  return <ImagePickerPage data={loaderData} />;
}
