import { useBench } from "./use-bench.ts";
import { sayGradient } from "./words.ts";

/** What came of a change, for who does not see it; silent while a drag lasts. */
export function Announcer() {
  const { controls, findName } = useBench();
  const { history, historyIndex } = controls;
  const state = history[historyIndex];
  const names = state?.stops.map(({ color }, index) => findName(color) || `color ${index + 1}`) ?? [];
  return (
    <p role="status" className="sr-only">
      {state && history.length > 1 && sayGradient(state, names)}
    </p>
  );
}
