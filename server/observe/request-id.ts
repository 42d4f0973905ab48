import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string | undefined>();

/** Does what belongs to a request; log lines that are written meanwhile name it. */
export function inRequest<Result>(id: string | undefined, work: () => Result): Result {
  return current.run(id, work);
}

/** Of the request that is being answered; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
