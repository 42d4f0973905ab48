type Fetch = typeof fetch;

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
/** By specification, section 7. */
const WORTH_A_RETRY = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const PAUSE_MS = 200;
/** A server may ask for a longer pause, but people don't wait longer than this. */
const MAX_PAUSE_MS = 2000;

/** Retries once those requests that change nothing, if the next response may be better; never others. */
export function retryFetch(send: Fetch, pauseMs = PAUSE_MS): Fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    if (!READING.has(method.toUpperCase())) return send(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    let retryAfterMs = 0;
    try {
      const response = await send(input, init);
      if (!WORTH_A_RETRY.has(response.status) || signal?.aborted) return response;
      retryAfterMs = Number(response.headers.get("Retry-After")) * 1000 || 0;
    } catch (error) {
      if (signal?.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(retryAfterMs, pauseMs), MAX_PAUSE_MS)));
    return send(input, init);
  };
}

/** The browser's fetch with that retry. */
export const fetchWithRetry: Fetch = retryFetch((input, init) => fetch(input, init));
