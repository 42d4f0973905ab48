import { redirect } from "react-router";
import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { parsePastedList } from "#color/text/pasted/list.ts";
import { playground as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { setColors } from "./changes.ts";
import { model } from "./model.ts";
import { Playground } from "./playground.tsx";
import { colorsOf, type State, THEMES } from "./state.ts";
import { solveThemes } from "./themes.ts";
import { lateEngine, type PlaygroundData } from "./use-playground.ts";
import "./templates/frame.css";
import "./templates/parts.css";
import "./templates/pages.css";
import "./templates/dashboard.css";
import "./templates/charts.css";
import "./templates/posters.css";
import "./templates/code.css";
import "./templates/chips.css";

const DESCRIPTION =
  "Try a color palette on a landing page, dashboard, article, app, charts and poster, in light and dark at once. Roles meet contrast, and the whole theme exports.";
const MAX_TYPED_CHARACTERS = 10_000;

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: tool.title, description: DESCRIPTION, path: tool.path, origin: matches[0].loaderData.origin });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

export async function loader({ url, context }: Route.LoaderArgs): Promise<PlaygroundData> {
  const loaded = model.read(url.searchParams);
  // The form where there is no JavaScript: what is typed gets an address of its own.
  const typed = parsePastedList((url.searchParams.get("colors") ?? "").slice(0, MAX_TYPED_CHARACTERS));
  if (typed.length > 0) throw redirect(tool.path + queryOf(model, setColors(loaded.state, typed)));
  const { state } = loaded;
  await lateEngine.load();
  return { ...loaded, names: nameAll(shownColors(state), context.get(namesContext)), next: nextPath(state) };
}

export default function PlaygroundRoute({ loaderData }: Route.ComponentProps) {
  return <Playground data={loaderData} />;
}

function shownColors(state: State) {
  const themes = solveThemes(state);
  return [...colorsOf(state), ...THEMES.flatMap((theme) => Object.values(themes[theme]).map(({ color }) => color))];
}

/** The same palette leads to the same next one, so that the links of a kept page stay true. */
function nextPath(state: State): string {
  const engine = lateEngine.get();
  if (!engine) return tool.path;
  const seed = engine.nextSeed(model.write(state).get("c") ?? "");
  return tool.path + queryOf(model, engine.rollPalette(state, seed));
}
