import type { Drawn } from "./draw-state.ts";
import type { State } from "./state.ts";

export type BelowProps = { readonly state: State; readonly drawn: Drawn };
