/** Lets at most `most` works run at a time; the others wait in the order in which they came. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Its turn passes on to the next.
      if (next) next();
      else running--;
    }
  };
}
