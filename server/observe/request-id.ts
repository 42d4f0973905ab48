import { AsyncLocalStorage } from "node:async_hooks";

/** The id of the request that is being handled, which log lines include; undefined outside a request. */
export const currentRequestId = new AsyncLocalStorage<string | undefined>();
