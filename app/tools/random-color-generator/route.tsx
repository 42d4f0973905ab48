import { keptHeaders } from "#app/cache-headers.ts";
import { namesContext } from "#app/context.ts";
import { describePage } from "#app/metadata.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import type { Route } from "./+types/route";
import { loadData } from "./load-data.ts";
import { RandomTool } from "./random-tool.tsx";
import { tool } from "./tool.ts";

const DESCRIPTION =
  "Draw 1 to 100 random colors, even to the eye. Limit hue, lightness, contrast and distance, lock what you like, and get the same colors again from the same link.";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: tool.title, description: DESCRIPTION, path: tool.path, origin: matches[0].loaderData.origin });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url, context }: Route.LoaderArgs) {
  return loadData(url.searchParams, context.get(namesContext));
}

export default function RandomColorGenerator({ loaderData }: Route.ComponentProps) {
  return <RandomTool data={loaderData} />;
}
