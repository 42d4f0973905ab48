import { use } from "react";

/**
 * A part of a page that the server draws and the browser fetches later. The loader of the route waits for `load`, so the
 * HTML is complete without JavaScript; in the browser `await` suspends, and inside a Suspense boundary what the server
 * drew stands there until the code has come. False when it did not come: `retry` asks again.
 */
export function lateModule<Module>(fetchModule: () => Promise<Module>) {
  let module: Module | null = null;
  let arrival: Promise<boolean> | null = null;
  const load = () => {
    arrival ??= fetchModule().then(
      (come) => {
        module = come;
        return true;
      },
      () => false,
    );
    return arrival;
  };
  return {
    /** What has come, or null. */
    get: () => module,
    load,
    retry: () => {
      if (!module) arrival = null;
      return load();
    },
    /** While rendering: whether it has come. */
    await: () => module !== null || use(load()),
  };
}
