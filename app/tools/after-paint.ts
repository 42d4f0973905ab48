/** A page in the background is not painted. */
const MAX_WAIT_MS = 100;

/** What is added runs, all together, once the browser has painted what was changed just now. */
export function createPaintQueue() {
  let waiting: (() => void)[] = [];
  let frame = 0;
  let painted: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
    clearTimeout(timer);
    waiting = [];
  };
  const flush = () => {
    const all = waiting;
    clear();
    for (const run of all) run();
  };
  const add = (run: () => void) => {
    if (waiting.push(run) > 1) return;
    frame = requestAnimationFrame(() => {
      painted = setTimeout(flush);
    });
    timer = setTimeout(flush, MAX_WAIT_MS);
  };
  return { add, clear };
}
