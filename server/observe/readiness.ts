import { keepFor } from "../keep-for.ts";

const ANSWER_LIMIT_MS = 2000;
/** Cached, so that these checks can't overload the database. */
const KEPT_MS = 1000;

/**
 * Whether accounts and saved libraries work, from a database read that is at most a second old. Pages don't need it: a
 * server that is not ready still shows them.
 */
export function createReadiness(
  { callAsService }: { callAsService: (path: string) => Promise<{ ok: boolean }> },
  now = Date.now,
) {
  return keepFor(KEPT_MS, ask, now);

  async function ask() {
    const late = new Promise<false>((resolve) => setTimeout(resolve, ANSWER_LIMIT_MS, false).unref());
    const answer = callAsService("/rest/v1/jobs?select=name&limit=1").then(
      ({ ok }) => ok,
      () => false,
    );
    return Promise.race([answer, late]);
  }
}
