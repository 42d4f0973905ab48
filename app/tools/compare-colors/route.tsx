import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { compareColors as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { CompareTool } from "./compare-tool.tsx";
import { model } from "./model.ts";

const DESCRIPTION =
  "Compare 2 to 6 colors side by side: ΔE 2000, ΔE OK and ΔE 76 with a plain verdict, for every kind of color vision, with the steps between them.";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: tool.title, description: DESCRIPTION, path: tool.path, origin: matches[0].loaderData.origin });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url, context }: Route.LoaderArgs) {
  const loaded = model.read(url.searchParams);
  return { ...loaded, names: nameAll(loaded.state.colors, context.get(namesContext)) };
}

export default function CompareColors({ loaderData }: Route.ComponentProps) {
  return <CompareTool data={loaderData} />;
}
