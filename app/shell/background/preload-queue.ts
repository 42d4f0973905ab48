export const MAX_CONCURRENT_PRELOADS = 4;

/** Loads things ahead of need, each once and a few at a time, the latest request first. What failed may be requested again. */
export function createPreloadQueue(load: (name: string) => Promise<unknown>, most = MAX_CONCURRENT_PRELOADS) {
  const known = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  function runNext() {
    const name = running < most ? waiting.pop() : undefined;
    if (name === undefined) return;
    running += 1;
    const end = () => {
      running -= 1;
      runNext();
    };
    load(name).then(end, () => {
      known.delete(name);
      end();
    });
  }

  return (name: string) => {
    if (known.has(name)) return;
    known.add(name);
    waiting.push(name);
    runNext();
  };
}
