import { queryOf } from "#app/tools/tool-model.ts";
import { toRgb24 } from "#color/convert.ts";
import { nextSeed, randomSeed } from "#color/generate/seed.ts";
import { print } from "#color/text/print.ts";
import { randomColorGenerator as tool } from "#content/tools.ts";
import { namesContext, originContext } from "#contract/site.ts";
import type { Route } from "./+types/json-route";
import { findCandidates } from "./load-data.ts";
import { hasSeed, model } from "./model.ts";
import { colorsOf, drawColors } from "./palette/draw.ts";
import { describeColors } from "./palette/list-texts.ts";

const HOUR_S = 3600;

/**
 * For scripts: /random-color-generator.json with the page's query, where `seed` and `n` are enough. Without a seed,
 * every response uses a new one. With `candidates`, returns the names that match a word, as requested by the page.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  const names = context.get(namesContext);
  const word = query.get("candidates");
  if (word !== null) return answer(findCandidates(names, word), HOUR_S);

  const isFresh = !hasSeed(query);
  if (isFresh) query.set("s", randomSeed());
  const { state, notices } = model.read(query);
  const candidates = findCandidates(names, state.word);
  const drawn = drawColors(state, candidates);
  const known = new Map(candidates.map(({ name, rgb24 }) => [rgb24, name]));
  const nameOf = (rgb24: number) => known.get(rgb24) ?? names.best(rgb24).name;
  const swatches = colorsOf(drawn).map((color) => ({ color, name: nameOf(toRgb24(color)) }));
  const body = {
    seed: state.seed,
    next: nextSeed(state.seed),
    colors: describeColors(swatches, (color) => print(color, "oklch")),
    rejected: drawn.rejected,
    problems: drawn.problems,
    notices,
    page: context.get(originContext) + tool.path + queryOf(model, state),
  };
  return answer(body, isFresh ? 0 : HOUR_S);
}

function answer(body: unknown, maxAgeS: number): Response {
  return Response.json(body, {
    headers: {
      "Cache-Control": maxAgeS === 0 ? "no-store" : `public, max-age=${maxAgeS}`,
      // Open to pages on any site, because nothing here is private.
      "Access-Control-Allow-Origin": "*",
    },
  });
}
