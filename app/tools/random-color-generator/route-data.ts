import type { Loaded } from "#app/tools/tool-model.ts";
import type { FoundNames } from "#app/tools/use-color-names.ts";
import type { Candidate } from "./draw-named.ts";
import type { State } from "./state.ts";

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
