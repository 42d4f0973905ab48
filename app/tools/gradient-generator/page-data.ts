import type { Loaded } from "#app/tools/tool-model.ts";
import type { FoundNames } from "#app/tools/use-color-names.ts";
import type { State } from "./state.ts";

/** `pasted` is what the form sent that works without JavaScript, and `problem` what is wrong with it. */
export type PageData = Loaded<State> & {
  readonly names: FoundNames;
  readonly pasted: string;
  readonly problem: string;
};
