import { withStorage } from "#app/ui/with-storage.ts";

const LEASE_MS = 60_000;
const POLL_MS = 250;

/** Runs one at a time across all tabs of a browser. */
export async function withLock<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  // Typed as always present, but missing on pages without https. Browsers that block storage refuse all calls.
  const { locks } = navigator as Partial<Navigator>;
  const isAllowed = await locks?.query().then(
    () => true,
    () => false,
  );
  if (locks && isAllowed) return locks.request(name, run);
  const me = String(Math.random());
  while (!(await takeLease(name, me))) await pause(POLL_MS);
  try {
    return await run();
  } finally {
    if (readLease(name)?.owner === me) localStorage.removeItem(name);
  }
}

/** Two tabs may write at once: the one whose lease remains after a moment wins. A closed tab's lease expires. */
async function takeLease(name: string, me: string): Promise<boolean> {
  const held = readLease(name);
  if (held && held.until > Date.now()) return false;
  const lease = JSON.stringify({ owner: me, until: Date.now() + LEASE_MS });
  if (withStorage(() => localStorage.setItem(name, lease)) === null) return true; // without it, tabs share nothing
  await pause(POLL_MS / 5);
  return readLease(name)?.owner === me;
}

function readLease(name: string): { owner: string; until: number } | null {
  const lease = withStorage(() => JSON.parse(localStorage.getItem(name) ?? "null"));
  return typeof lease?.until === "number" && lease.until < Date.now() + LEASE_MS * 2 ? lease : null;
}

function pause(ms: number) {
  return new Promise((done) => setTimeout(done, ms));
}
