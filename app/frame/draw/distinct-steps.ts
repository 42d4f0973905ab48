export type DistinctStep<State> = { readonly state: State; readonly index: number; readonly isNow: boolean };

/** The steps that look different, each once and in the order they came: of those that look the same, the last. */
export function distinctSteps<State>(history: readonly State[], now: number, lookOf: (state: State) => string) {
  const steps = new Map<string, DistinctStep<State>>();
  const shown = history.map(lookOf);
  history.forEach((state, index) => {
    const look = shown[index] as string;
    steps.set(look, { state, index, isNow: look === shown[now] });
  });
  return [...steps.values()];
}
