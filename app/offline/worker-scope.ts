// The part of the service worker API that we use. TypeScript's own types for it exclude those of pages.

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };

type FetchEvent = Extendable & {
  readonly request: Request;
  /** The response to a navigation that the browser requested while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

type WorkerEvents = {
  install: Extendable;
  activate: Extendable;
  fetch: FetchEvent;
  message: Extendable & { readonly data: unknown };
};

type WorkerScope = {
  readonly location: Location;
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
};

export const scope = globalThis as unknown as WorkerScope;
