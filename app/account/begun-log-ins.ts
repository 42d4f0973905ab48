// Which log-ins this browser has begun and waits for: a session that comes by the address without one is asked about first.

const KEY = "huesmith.begun";
/** As long as links of mails may work anywhere. */
const MAIL_MS = 24 * 60 * 60 * 1000;
const VISIT_MS = 10 * 60 * 1000;
const MOST = 5;

/** Null is a visit to a provider, which can bring any address. */
type Begun = { email: string | null; until: number };

/** A mail with a link was sent to this address, or, without one, the person goes to a provider. */
export function beginLogIn(email: string | null) {
  const begun = { email: normalize(email), until: Date.now() + (email === null ? VISIT_MS : MAIL_MS) };
  write([begun, ...read()].slice(0, MOST));
}

/** Whether the log-in of this address began here. It counts once. `type` is that of the link, "" for a provider. */
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
    // Where storage is blocked, the person is asked.
  }
}
