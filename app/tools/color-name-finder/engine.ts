import { loadNames } from "#app/color-names.ts";
import { lateCode } from "#app/late/late-code.ts";
import type { NamedColor, NameIndex, NameList } from "#color/names.ts";
import type { Answer } from "./answer.ts";
import type { State } from "./model.ts";

export type Engine = { answer: (state: State) => Answer; count: number };

const MIDDLE_GRAY = 0x777777;

/** Everything that answers in the browser: the names, the sets, the readers of text. Together about 200 kB, fetched once. */
export const lateEngine = lateCode(async (): Promise<Engine> => {
  const [{ answer }, { createSources }, all, best] = await Promise.all([
    import("./answer.ts"),
    import("./sources.ts"),
    loadNames("full"),
    loadNames("best"),
  ]);
  const described = { ...listOf(best), isWanted: () => true };
  const sources = await createSources({ all: { ...listOf(all), nearestMany: all.nearestMany }, best, described });
  return { answer: (state) => answer(state, sources), count: sources.count };
});

/** The list behind an index. */
function listOf(index: NameIndex): NameList {
  const names: NamedColor[] = [];
  for (const named of index.nearestMany(MIDDLE_GRAY, Number.POSITIVE_INFINITY)) names[named.index] = named;
  return {
    count: names.length,
    listedCount: names.length,
    nameAt: (place) => names[place]?.name ?? "",
    rgbAt: (place) => names[place]?.rgb24 ?? 0,
  };
}
