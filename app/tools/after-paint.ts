/** A page in the background is not painted. */
const MAX_WAIT_MS = 100;

/** Runs once the browser has painted what was changed just now. Gives the function that calls it off. */
export function afterPaint(run: () => void): () => void {
  let painted: ReturnType<typeof setTimeout> | undefined;
  const finish = () => {
    cancel();
    run();
  };
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(finish);
  });
  const timer = setTimeout(finish, MAX_WAIT_MS);
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
    clearTimeout(timer);
  };
  return cancel;
}
