import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { colorNameFinder as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { answer } from "./answer.ts";
import { model } from "./model.ts";
import { NameFinderPage, type PageData } from "./page.tsx";
import { serverSources } from "./server-sources.ts";
import { initial } from "./state.ts";
import type { Shown } from "./use-answer.ts";

const DESCRIPTION =
  "Type a color in any format for its nearest names with ΔE, or a name, typos included, for its colors. Name a whole palette, each color once, with variables for code.";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: tool.title, description: DESCRIPTION, path: tool.path, origin: matches[0].loaderData.origin });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

export async function loader({ url, context }: Route.LoaderArgs): Promise<PageData> {
  const loaded = model.read(url.searchParams);
  const names = context.get(namesContext);
  const sources = await serverSources(names);
  const own = answer(loaded.state, sources);
  const shown = own.kind === "none" ? answer({ ...initial, list: loaded.state.list }, sources) : own;
  return { ...loaded, answer: own, shown: shown as Shown, nameCount: names.count };
}

export default function ColorNameFinder({ loaderData }: Route.ComponentProps) {
  return <NameFinderPage data={loaderData} />;
}
