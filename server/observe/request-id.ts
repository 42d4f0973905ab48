import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string | undefined>();

/** Runs the work of a request; log lines written meanwhile include its id. */
export function inRequest<Result>(id: string | undefined, work: () => Result): Result {
  return current.run(id, work);
}

/** The id of the current request; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
