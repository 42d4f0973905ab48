import { CssOutput } from "./css-output.tsx";
import type { FoundRecipe } from "./find-recipe.ts";
import { Ramp } from "./ramp.tsx";
import { RecipeFinder } from "./recipe-finder.tsx";
import { ResultsList } from "./results-list.tsx";
import { Theory } from "./theory.tsx";
import type { Bench } from "./use-bench.ts";

/** What is below the bench; its code comes after that of the bench. */
export function Below({ bench, recipe }: { bench: Bench; recipe: FoundRecipe | null }) {
  return (
    <>
      <ResultsList bench={bench} />
      <RecipeFinder bench={bench} first={recipe} />
      <Ramp bench={bench} />
      <CssOutput bench={bench} />
      <Theory baseColors={bench.state.baseColors} />
    </>
  );
}
