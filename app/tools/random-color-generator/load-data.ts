import { queryOf } from "#app/tools/tool-model.ts";
import { nameAll } from "#app/tools/use-color-names.ts";
import { nextSeed } from "#color/generate/seed.ts";
import type { NameService } from "#color/names.ts";
import { draw } from "./changes.ts";
import { colorsOf, drawColors } from "./draw.ts";
import { findCandidates } from "./find-candidates.ts";
import { model } from "./model.ts";
import type { RandomData } from "./route-data.ts";
import { tool } from "./tool.ts";

/** Everything that the page of an address says. On the server only. */
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
