import { type Loaded, queryOf } from "#app/tools/tool-model.ts";
import { type FoundNames, nameAll } from "#app/tools/use-color-names.ts";
import { nextSeed } from "#color/generate/seed.ts";
import type { NameService } from "#color/names.ts";
import { randomColorGenerator as tool } from "#content/tools.ts";
import { model } from "./model.ts";
import { draw } from "./palette/changes.ts";
import { type Candidate, colorsOf, drawColors } from "./palette/draw.ts";
import type { State } from "./palette/state.ts";

/** Enough to draw from; the best matches come first. */
const MAX_CANDIDATES = 500;

export type RandomData = Loaded<State> & {
  /** Named colors with the word of the state. */
  readonly candidates: readonly Candidate[];
  /** What the colors are called, in their order. */
  readonly names: FoundNames;
  /** The address that keeps these colors. */
  readonly address: string;
  /** The address of other colors, for a page without JavaScript. */
  readonly next: string;
};

/** Everything on the page of an address. On the server only. */
export function loadData(query: URLSearchParams, service: NameService): RandomData {
  const { state, notices } = model.read(query);
  const candidates = findCandidates(service, state.word);
  const drawn = drawColors(state, candidates);
  return {
    state,
    notices,
    candidates,
    names: nameAll(colorsOf(drawn), service),
    address: tool.path + queryOf(model, state),
    next: tool.path + queryOf(model, draw(state, drawn.slots, nextSeed(state.seed))),
  };
}

/** The colors of the whole list whose names have the word. */
export function findCandidates(names: NameService, word: string): readonly Candidate[] {
  if (word === "") return [];
  return names.search(word, { limit: MAX_CANDIDATES }).hits.map(({ name, rgb24 }) => ({ name, rgb24 }));
}
