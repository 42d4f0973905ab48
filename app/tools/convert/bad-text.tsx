import { explainBadText } from "./explain.ts";
import type { Converter } from "./model.ts";

/** What was not understood, and what is shown instead. */
export function BadText({ state: { draft, text } }: { state: Converter }) {
  return (
    <>
      {explainBadText(draft?.text ?? "")} Showing {text} meanwhile.
    </>
  );
}
