// Calls to this site's own server about the account as a whole, see server/account.

import { getClients } from "./clients.ts";

/** `code` is for the page; the message is for the person. */
export class AccountError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** `token` is from a session opened for this; without it, the page's own is used. */
export async function deleteAccount(confirm: string, token?: string) {
  await callServer("POST", "/account/delete", { confirm }, token);
}

/** Creates ten new codes; all older ones become invalid. They are never shown again. */
export async function makeRecoveryCodes() {
  const { codes = [] } = await callServer<{ codes?: string[] }>("POST", "/account/recovery-codes", {});
  return codes;
}

export async function countRecoveryCodes() {
  const { left = 0 } = await callServer<{ left?: number }>("GET", "/account/recovery-codes");
  return left;
}

export async function dropRecoveryCodes() {
  await callServer("DELETE", "/account/recovery-codes");
}

/** Uses a recovery code, once, instead of one from the app. `isOn` is false if it turned the second factor off. */
export async function consumeRecoveryCode(code: string) {
  type Spent = { isOn?: boolean; left?: number };
  const { isOn = false, left = 0 } = await callServer<Spent>("POST", "/account/recovery", { code });
  return { isOn, left };
}

/** Calls this site's own server as the signed-in person; throws an AccountError if it refuses. */
export async function callServer<Answer>(method: string, path: string, body?: object, token?: string): Promise<Answer> {
  const { auth, send } = await getClients();
  const own = token ?? (await auth.getSession()).data.session?.access_token ?? "";
  const response = await send(path, {
    method,
    headers: { Authorization: `Bearer ${own}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  if (response.status === 401 && token === undefined) await auth.getUser(); // ends a session unknown to the service
  const { code, message } = answer as { code?: string; message?: string };
  throw new AccountError(code ?? "unavailable", message ?? "The server sent an unexpected response. Try again later.");
}
