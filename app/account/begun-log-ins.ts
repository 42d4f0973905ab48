// The log-ins this browser started and waits for: a session that arrives by link without one needs confirmation.

const KEY = "huesmith.begun";
/** The longest time that email links work anywhere. */
const MAIL_MS = 24 * 60 * 60 * 1000;
const VISIT_MS = 10 * 60 * 1000;
const MOST = 5;

/** `email` is null for a visit to a provider, which can return any address. */
type Begun = { email: string | null; until: number };

/** Records that an email with a link was sent to this address, or, if null, that the person goes to a provider. */
export function beginLogIn(email: string | null) {
  const begun = { email: normalize(email), until: Date.now() + (email === null ? VISIT_MS : MAIL_MS) };
  write([begun, ...read()].slice(0, MOST));
}

/** Whether the log-in of this address started here; counts only once. `type` is the link's, "" for a provider. */
export function endLogIn(email: string, type: string): boolean {
  const wanted = type === "" ? null : normalize(email);
  const all = read();
  const rest = all.filter((begun) => begun.email !== wanted);
  if (rest.length === all.length) return false;
  write(rest);
  return true;
}

function normalize(email: string | null) {
  return email === null ? null : email.trim().toLowerCase();
}

function read(): Begun[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((begun) => begun?.until > Date.now()) : [];
  } catch {
    return [];
  }
}

function write(begun: readonly Begun[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(begun));
  } catch {
    // If storage is blocked, the person is asked.
  }
}
