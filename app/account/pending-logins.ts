// The logins this browser started and waits for: a session that arrives by link without one needs confirmation.

import { createStored } from "#app/frame/stored.ts";

/** The longest time that email links work anywhere. */
const MAIL_MS = 24 * 60 * 60 * 1000;
const VISIT_MS = 10 * 60 * 1000;
const MOST = 5;

/** `email` is null for a visit to a provider, which can return any address. */
type PendingLogin = { email: string | null; until: number };

const pendingLogins = createStored<readonly PendingLogin[]>({
  key: "huesmith.begun",
  version: 1,
  read: (value) => (Array.isArray(value) ? value.filter((one) => typeof one?.until === "number") : null),
  initial: [],
});

/** Records that an email with a link was sent to this address, or, if null, that the person goes to a provider. */
export function startLogin(email: string | null) {
  const entry = { email: normalize(email), until: Date.now() + (email === null ? VISIT_MS : MAIL_MS) };
  pendingLogins.set([entry, ...readCurrent()].slice(0, MOST));
}

/** Whether the login of this address started here; counts only once. `type` is the link's, "" for a provider. */
export function finishLogin(email: string, type: string): boolean {
  const wanted = type === "" ? null : normalize(email);
  const all = readCurrent();
  const rest = all.filter((one) => one.email !== wanted);
  if (rest.length === all.length) return false;
  pendingLogins.set(rest);
  return true;
}

function normalize(email: string | null) {
  return email === null ? null : email.trim().toLowerCase();
}

function readCurrent() {
  return pendingLogins.get().filter(({ until }) => until > Date.now());
}
