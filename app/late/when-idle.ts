const MAX_WAIT_MS = 2000;
/** Delay for browsers without idle callbacks, such as Safari. */
const WAIT_MS = 200;

/** Returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, WAIT_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(request);
}
