import { applyImport } from "#app/tools/take-colors.ts";
import type { Actions } from "#app/tools/tool-store.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { canMake } from "./can-make.ts";
import { takeGradient } from "./changes.ts";
import { type Pasted, readPasted } from "./read-pasted.ts";
import type { State } from "./state.ts";

/** Takes a pasted gradient as one step; returns "" or what is wrong with it. */
export function takePasted(actions: Actions<State>, text: string): string {
  const read = readPasted(text);
  if (read.problem === undefined) return take(actions, read);
  showToast({ type: "error", title: "Not imported", text: read.problem });
  return read.problem;
}

/** False if the gradient can't be read: its colors can still be used. */
export function takeImported(actions: Actions<State>, text: string): boolean {
  const read = readPasted(text);
  if (read.problem === undefined) take(actions, read);
  return read.problem === undefined;
}

type Read = Extract<Pasted, { readonly problem?: undefined }>;

function take(actions: Actions<State>, { gradient, notes }: Read): string {
  if (!canMake(gradient.stops.length)) return "More than two colors require Pro.";
  const title = `${gradient.stops.length} colors imported from CSS`;
  applyImport(actions, (state: State) => takeGradient(state, gradient), { title, text: notes.join(" ") });
  return "";
}
