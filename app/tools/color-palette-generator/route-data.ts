import type { Loaded } from "#app/tools/tool-model.ts";
import type { FoundNames } from "#app/tools/use-color-names.ts";
import type { State } from "./state.ts";

export type GeneratorData = Loaded<State> & {
  /** The colors are from what the person asked to start from. */
  readonly isFound: boolean;
  readonly names: FoundNames;
  /** The address of another palette, for a page without JavaScript. */
  readonly next: string;
};
