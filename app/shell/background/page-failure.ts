import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { createListeners } from "#app/ui/listeners.ts";

/** Says whether the page that is open stays: `href` is what was asked for, without it the page that is on its way. */
type Keeper = (error: unknown, href?: string) => "stays" | "goes on" | "falls";
type Results = Record<string, DataStrategyResult>;

let keeper: Keeper | undefined;
let hasFailed = false;
const { subscribe, notify } = createListeners();

/** The component that can take a navigation back; it comes after the first paint. */
export function setKeeper(next: Keeper | undefined) {
  keeper = next;
}

export function staysOpen(error: unknown, href?: string) {
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

/** The last way to another page ended in an error, and the open page stayed. */
export const readFailure = () => hasFailed;
export function setFailed(failed: boolean) {
  hasFailed = failed;
  notify();
}
export const subscribeFailure = subscribe;

/**
 * For the root route. When the next page's data fails, the open page stays, with everything made on it. What a loader
 * answers on purpose, such as a 404, is shown.
 */
export const keepOpenPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (request.method !== "GET" || request.signal.aborted) return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type !== "error" || isAnswer(result)) continue;
    const answer = staysOpen(result, request.url);
    if (answer === "stays") return new Promise(() => {}); // its navigation is already called off
    if (answer === "goes on") results[id] = { type: "data", result: undefined };
  }
  return results;
};

/** A redirect, or a page that is locked or does not exist. */
function isAnswer(result: unknown) {
  return result instanceof Response || (isRouteErrorResponse(result) && [403, 404].includes(result.status));
}

/** What fetch throws when no answer came at all. */
export function isNetworkError(error: unknown) {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
