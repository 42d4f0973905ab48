/** Returns the steps that look different, in their original order; of those that look the same, the last one. */
export function distinctSteps<State>(history: readonly State[], now: number, lookOf: (state: State) => string) {
  const steps = new Map<string, { readonly state: State; readonly index: number; readonly isNow: boolean }>();
  const shown = history.map(lookOf);
  history.forEach((state, index) => {
    const look = shown[index] as string;
    steps.set(look, { state, index, isNow: look === shown[now] });
  });
  return [...steps.values()];
}
