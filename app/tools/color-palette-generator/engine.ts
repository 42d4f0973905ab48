type Engine = typeof import("./engine-parts.ts").engineParts;

let engine: Engine | undefined;
let arrival: Promise<Engine | undefined> | undefined;

/** The loader of the route gives it to the server; in the browser it comes by itself. */
export function provideEngine(parts: Engine) {
  engine = parts;
}

export function hasEngine() {
  return engine !== undefined;
}

/** A change that needs it throws this: `useBenchState` lets such a change wait. */
export class EngineMissing extends Error {}

export function getEngine(): Engine {
  if (!engine) throw new EngineMissing("The generator is not loaded");
  return engine;
}

/** Undefined when it could not be fetched; another call tries again. */
export function loadEngine(): Promise<Engine | undefined> {
  arrival ??= import("./engine-parts.ts").then(
    ({ engineParts }) => {
      engine = engineParts;
      return engine;
    },
    () => {
      arrival = undefined;
      return undefined;
    },
  );
  return arrival;
}
