import { queryOf } from "#app/tools/tool-model.ts";
import { nameAll } from "#app/tools/use-color-names.ts";
import type { NamedRgb24 } from "#color/color.ts";
import { nextSeed } from "#color/generate/seed.ts";
import { foldName } from "#color/names/search-names.ts";
import type { NameService } from "#color/names.ts";
import { randomColorGenerator as tool } from "#content/tools.ts";
import { model } from "./model.ts";
import { draw } from "./palette/changes.ts";
import { colorsOf, drawColors } from "./palette/draw.ts";

/** Enough colors to draw from; the best matches come first. */
const MAX_CANDIDATES = 500;

export type RandomData = ReturnType<typeof loadData>;

/** Runs on the server only. */
export function loadData(query: URLSearchParams, service: NameService) {
  const { state, notices } = model.read(query);
  const candidates = findCandidates(service, state.word);
  const drawn = drawColors(state, candidates);
  return {
    state,
    notices,
    /** Named colors that match the word of the state. */
    candidates,
    names: nameAll(colorsOf(drawn), service),
    /** The address that reproduces these colors. */
    address: tool.path + queryOf(model, state),
    /** The address for new colors, used without JavaScript. */
    next: tool.path + queryOf(model, draw(state, drawn.slots, nextSeed(state.seed))),
  };
}

export function findCandidates(names: NameService, word: string): readonly NamedRgb24[] {
  if (word === "") return [];
  const words = foldName(word).split(" ");
  // The search also finds names that are only similar.
  const hasWords = ({ name }: NamedRgb24) => words.every((one) => foldName(name).includes(one));
  const { hits } = names.search(word, { limit: MAX_CANDIDATES });
  return hits.filter(hasWords).map(({ name, rgb24 }) => ({ name, rgb24 }));
}
