import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { createListeners } from "#app/ui/listeners.ts";

/** Decides whether the open page stays: `href` is what was requested, or the pending page if missing. */
type Keeper = (error: unknown, href?: string) => "stays" | "goes on" | "falls";
type Results = Record<string, DataStrategyResult>;

let keeper: Keeper | undefined;
let hasFailed = false;
const { subscribe, notify } = createListeners();

/** Sets the component that can undo a navigation; it mounts after the first paint. */
export function setKeeper(next: Keeper | undefined) {
  keeper = next;
}

/** What happens to the open page. If it stays, the failure is shown. */
export function askKeeper(error: unknown, href?: string) {
  const answer = keeper?.(error, href) ?? "falls";
  if (answer === "stays") setFailed(true);
  return answer;
}

export function nextDeparture() {
  return new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (hasFailed) return;
      stop();
      resolve();
    });
  });
}

/** True if the last navigation failed and the open page stayed. */
export const readFailure = () => hasFailed;
export function setFailed(failed: boolean) {
  hasFailed = failed;
  notify();
}
export const subscribeFailure = subscribe;

/**
 * For the root route. When loading the next page's data fails, the open page stays, with everything made on it.
 * Deliberate responses of a loader, such as a 404, are shown.
 */
export const keepOpenPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (request.method !== "GET" || request.signal.aborted) return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type !== "error" || isAnswer(result)) continue;
    const answer = askKeeper(result, request.url);
    if (answer === "stays") return new Promise(() => {}); // its navigation has been canceled already
    if (answer === "goes on") results[id] = { type: "data", result: undefined };
  }
  return results;
};

/** Whether the result is a redirect, or a page that is locked or doesn't exist. */
function isAnswer(result: unknown) {
  return result instanceof Response || (isRouteErrorResponse(result) && [403, 404].includes(result.status));
}

/** Whether the error is what fetch throws when there is no response. */
export function isNetworkError(error: unknown) {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
