import { isTyping } from "#app/frame/shortcuts/focus-rules.ts";

const QUIET_MS = 2000;
const RESTLESS = ["pointerdown", "pointermove", "pointerup", "pointercancel", "keydown", "input", "scroll", "dragover"];

/**
 * Runs after 2 seconds without a click, drag, scroll or key, unless a button is held down, a text field has the focus,
 * a dialog or menu is open, or another tab is shown. Returns the function that cancels it.
 */
export function whenQuiet(run: () => void): () => void {
  let isHeld = false;
  let timer = setTimeout(tryNow, QUIET_MS);
  const events = new AbortController();
  for (const name of RESTLESS) addEventListener(name, wait, { capture: true, passive: true, signal: events.signal });
  return stop;

  function wait(event: Event) {
    // Without a button held, the pointer is just moving.
    if ("buttons" in event) isHeld = event.buttons !== 0;
    if (event.type === "pointermove" && !isHeld) return;
    clearTimeout(timer);
    timer = setTimeout(tryNow, QUIET_MS);
  }

  function tryNow() {
    if (isHeld || isBusy()) {
      timer = setTimeout(tryNow, QUIET_MS);
      return;
    }
    stop();
    run();
  }

  function stop() {
    clearTimeout(timer);
    events.abort();
  }
}

function isBusy() {
  return (
    document.hidden ||
    isTyping(document.activeElement) ||
    document.querySelector(":modal, [popover=auto]:popover-open") !== null
  );
}
