/** Runs at most `most` tasks at a time; the others wait in the order they arrived. */
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
      // Hands its slot to the next task.
      if (next) next();
      else running--;
    }
  };
}
