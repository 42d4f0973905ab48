import { useEffect, useEffectEvent, useState } from "react";
import { refineRecipe, searchRecipe } from "#color/recipe.ts";
import { BROWSER_EFFORT, type FoundRecipe, requestOf } from "./find-recipe.ts";
import type { State } from "./state.ts";

type Found = { readonly key: string; readonly recipe: FoundRecipe | null };

const SLICE_MS = 6;

/**
 * The recipe for the target, searched for in slices, so that no frame waits for it. Until it is there the last one is
 * given, with `isSearching`. `first` is the server's.
 */
export function useRecipe(state: State, isReady: boolean, first: FoundRecipe | null) {
  const { baseColors, activeMode, target } = state;
  const key = [activeMode, target, ...baseColors.map(({ color }) => color)].join();
  const makeRequest = useEffectEvent(() => requestOf(state, BROWSER_EFFORT));
  const [found, setFound] = useState<Found>({ key: first ? key : "", recipe: first });

  useEffect(() => {
    const request = isReady ? makeRequest() : null;
    if (!request) return;
    const search = searchRecipe(request);
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const end = performance.now() + SLICE_MS;
      let step = search.next();
      while (!step.done && performance.now() < end) step = search.next();
      if (!step.done) {
        timer = setTimeout(work);
        return;
      }
      const simple = step.value;
      setFound({ key, recipe: simple && { simple, fine: refineRecipe(simple, request) } });
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [key, isReady]);

  return { recipe: target ? found.recipe : null, isSearching: found.key !== key };
}
