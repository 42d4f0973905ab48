export type LateModule<Module> = ReturnType<typeof lateModule<Module>>;

/**
 * Code that the server has at once and the browser fetches later. The loader of the route waits for `load`, so that the
 * server draws with it; `LatePart` draws in the browser. Nothing rejects: `load` and `retry` tell whether the code is there.
 */
export function lateModule<Module>(fetchModule: () => Promise<Module>) {
  let module: Module | null = null;
  let arrival: Promise<boolean> | null = null;
  const load = () => {
    arrival ??= fetchModule().then(
      (come) => {
        module = come;
        if (arrival) Object.assign(arrival, { status: "fulfilled" }); // so that `use` of React need not wait to know
        return true;
      },
      () => false,
    );
    return arrival;
  };
  return {
    /** What has come, or null. */
    get: () => module,
    /** Always the same promise, until somebody tries again. */
    load,
    retry: () => {
      if (!module) arrival = null;
      return load();
    },
  };
}
