import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { colorFinder as tool } from "#content/tools.ts";
import type { Route } from "./+types/route";
import { answer, indexOf, loadPublicSets, NOTHING_MINE } from "./answer.ts";
import { describeMapped, mapStylesheet } from "./map-stylesheet.ts";
import { model } from "./model.ts";
import { FinderPage, type PageData } from "./page.tsx";
import { MAX_STYLESHEET_CHARACTERS } from "./state.ts";

const DESCRIPTION =
  "Find the closest color in Tailwind, CSS, Material, Bootstrap, Radix and Open Color with its ΔE, filter a set, and map a stylesheet to tokens.";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: tool.title, description: DESCRIPTION, path: tool.path, origin: matches[0].loaderData.origin });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

let loading: ReturnType<typeof loadPublicSets> | undefined;

export async function loader({ url }: Route.LoaderArgs): Promise<PageData> {
  const loaded = model.read(url.searchParams);
  loading ??= loadPublicSets();
  const sets = await loading;
  const source = (url.searchParams.get("t") ?? "").slice(0, MAX_STYLESHEET_CHARACTERS);
  const index = indexOf(loaded.state.set, sets, NOTHING_MINE);
  const mapped = source === "" ? null : mapStylesheet(source, index, loaded.state);
  return {
    ...loaded,
    answer: answer(loaded.state, sets, NOTHING_MINE),
    mapped: { source, mapped, words: mapped ? describeMapped(mapped) : "" },
  };
}

export default function ColorFinder({ loaderData }: Route.ComponentProps) {
  return <FinderPage data={loaderData} />;
}
