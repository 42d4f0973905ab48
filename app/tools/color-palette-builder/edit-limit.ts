import type { ToolControls } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { countEdits } from "./color-changes.ts";
import { MAX_EDITS, type State } from "./state.ts";

/** A change that sets more cells by hand than there may be does not happen. What is too much already may get less. */
export function limitEdits(before: State, after: State): State {
  const count = countEdits(after.colors);
  return count > MAX_EDITS && count > countEdits(before.colors) ? before : after;
}

/** The controls of the tool, which refuse such changes and say so. */
export function withEditLimit(controls: ToolControls<State>): ToolControls<State> {
  const limited =
    <Args extends unknown[]>(change: (state: State, ...args: Args) => State) =>
    (state: State, ...args: Args) => {
      const next = change(state, ...args);
      const kept = limitEdits(state, next);
      if (kept !== next) sayFull();
      return kept;
    };
  return {
    ...controls,
    apply: (change, ...args) => controls.apply(limited(change), ...args),
    preview: (change, ...args) => controls.preview(limited(change), ...args),
  };
}

function sayFull() {
  showToast({
    type: "error",
    title: "Not changed",
    text: `A palette holds ${MAX_EDITS} cells set by hand. Give some back to their ramps first.`,
  });
}
