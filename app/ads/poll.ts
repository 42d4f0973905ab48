const POLL_MS = 300;
/** What is missing by then isn't on the page. */
const POLL_LIMIT_MS = 10_000;

/** Looks at once and every 300 ms until something is found, and runs with it. Returns the function that cancels it. */
export function poll<Found>(find: () => Found | null, run: (found: Found) => void): () => void {
  let waited = 0;
  const look = () => {
    const found = find();
    if (found === null && waited < POLL_LIMIT_MS) {
      waited += POLL_MS;
      return;
    }
    clearInterval(timer);
    if (found !== null) run(found);
  };
  const timer = setInterval(look, POLL_MS);
  look();
  return () => clearInterval(timer);
}
