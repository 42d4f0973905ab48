import type { Loaded } from "#app/tools/tool-model.ts";
import type { State } from "./state.ts";

export type GeneratorData = Loaded<State> & {
  /** The colors are from what the person asked to start from. */
  readonly isFound: boolean;
  /** What the colors are called, in their order. */
  readonly names: readonly string[];
  /** What could not be reached. */
  readonly problems: readonly string[];
  /** The address of another palette, for a page without JavaScript. */
  readonly next: string;
};
