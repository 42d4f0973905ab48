import { useDeferredValue, useState } from "react";
import { useLibrary } from "#app/frame/library/library.ts";
import { useTray } from "#app/frame/tray/use-tray.ts";
import { lateCode } from "#app/late/late-code.ts";
import { useIdleCode } from "#app/late/use-late-code.ts";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import type { Answer } from "./answer.ts";
import type { State } from "./model.ts";

const lateFinder = lateCode(async () => (await import("./finder.ts")).loadFinder());

export type FinderView = ReturnType<typeof useFinder>;

/**
 * The nearest colors: from the server for the initial state, then from the sets, which load when the page is idle or at
 * the first interaction. The overview updates in the same frame as the picker, the longer list of one set when there is
 * time.
 */
export function useFinder(state: State, loaded: { state: State; answer: Answer; names: FoundNames }) {
  const { code: finder, hasFailed, wake } = useIdleCode(lateFinder);
  const [shownCount, setShownCount] = useState<{ set: string; count: number } | null>(null);
  const { colors, palettes } = useLibrary();
  const { colors: kept } = useTray();
  const sets = finder && { ...finder.sets, mine: finder.indexOwn({ colors, palettes }, kept) };
  const findName = useColorNames(loaded.names);

  const later = useDeferredValue(state);
  const { set, color, hue, hueWidth, lightness, chroma, background, contrast, apartFrom } = later;
  const index = sets?.[set] ?? null;
  // Depends on the filter only, so that a new color doesn't filter the set again.
  const filter = { hue, hueWidth, lightness, chroma, background, contrast, apartFrom };
  const passing = finder && index && finder.findPassing(filter, index);
  const count = shownCount?.set === set ? shownCount.count : undefined;
  const near = finder && index && passing && finder.findNear(color, index, passing, count);
  const overview = finder && sets && finder.findOverview(state.color, sets);
  return {
    finder,
    index,
    /** "" until it is known. */
    name: findName(state.color),
    overview: overview ?? loaded.answer.overview,
    near: near ?? loaded.answer.near,
    /** The sets haven't loaded yet, so the results still belong to the initial state. */
    isBehind: finder === null && state !== loaded.state,
    hasFailed,
    wake,
    showAll: (total: number) => setShownCount({ set: state.set, count: total }),
  };
}
