import type { Controls } from "./use-converter.ts";

/** What was not understood, and what is shown instead. */
export function BadText({ state, view }: Pick<Controls, "state" | "view">) {
  return (
    <>
      {view.reason} Showing {state.text} meanwhile.
    </>
  );
}
