const STEP_KEY = /^(?:Arrow|Page|Home$|End$)/;
const REST_MS = 1000;
const EVENTS = ["keydown", "keyup", "pointerdown", "focusout"] as const;

/**
 * On keyup of a key that moves a slider or a number: makes taps in quick succession one step. Calls `commit` a second
 * after the last one, or before any other press, so that nothing else finds an unfinished step. Returns whether it is
 * such a key.
 */
export function commitTaps({ key, target }: Pick<KeyboardEvent, "key" | "target">, commit: () => void) {
  if (!STEP_KEY.test(key)) return false;
  const listening = new AbortController();
  const end = (event?: FocusEvent | KeyboardEvent | PointerEvent) => {
    const next = event && "key" in event ? event.key : "";
    if (next === "Shift") return; // makes the next step larger
    const isStep = event?.target === target && STEP_KEY.test(next);
    if (event?.type === "keyup" && !isStep) return;
    clearTimeout(timer);
    if (isStep && event.type === "keydown") return; // it may move the focus, which ends the step
    listening.abort();
    if (!isStep) commit();
  };
  const timer = setTimeout(end, REST_MS);
  for (const name of EVENTS) addEventListener(name, end, { capture: true, signal: listening.signal });
  return true;
}
