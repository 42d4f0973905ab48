/** Returns what `ask` resolved with for `ms`; after a failure, the next call asks again. `now` is in milliseconds. */
export function keepFor<Value>(ms: number, ask: () => Promise<Value>, now: () => number = Date.now) {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return (): Promise<Value> => {
    if (kept && kept.until > now()) return kept.value;
    const asked = { value: ask(), until: now() + ms };
    kept = asked;
    asked.value.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.value;
  };
}
