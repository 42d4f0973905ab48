import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { describePage } from "#app/metadata.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { randomSeed } from "#color/generate/seed.ts";
import { randomColorGenerator as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { loadData } from "./load-data.ts";
import { hasSeed } from "./model.ts";
import { RandomTool } from "./random-tool.tsx";

const DESCRIPTION =
  "Get 1 to 100 random colors, evenly spread. Limit hue, lightness, contrast and distance, lock what you like, and share the exact colors as a link.";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: tool.title, description: DESCRIPTION, path: tool.path, origin: matches[0].loaderData.origin });

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Without a seed each visit gets its own, so the answer must not be cached. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return !hasSeed(args.nextUrl.searchParams) || readsOwnAddress(args);
}

export function loader({ url, context }: Route.LoaderArgs) {
  const query = new URLSearchParams(url.searchParams);
  const isFresh = !hasSeed(query);
  if (isFresh) query.set("s", randomSeed());
  const headers: HeadersInit = isFresh ? { "Cache-Control": "no-store" } : {};
  return data(loadData(query, context.get(namesContext)), { headers });
}

export default function RandomColorGenerator({ loaderData }: Route.ComponentProps) {
  // A link to the page itself starts anew.
  return <RandomTool key={loaderData.state.seed} data={loaderData} />;
}
