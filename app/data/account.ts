// The calls to this site's own server about the account as a whole, see server/account.

import type { Clients } from "./client-types.ts";
import { getClients } from "./clients.ts";

/** `code` is for the page; the message is for the person. */
export class AccountError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** `token` is of a session that was opened for this; without it the page's own counts. */
export async function deleteAccount(confirm: string, token?: string) {
  await callServer("POST", "/account/delete", { confirm }, token);
}

/** Ten new codes; all older ones no longer count. They are never shown again. */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  const { codes } = await callServer("POST", "/account/recovery-codes", {});
  return Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : [];
}

export async function countRecoveryCodes(): Promise<number> {
  const { left } = await callServer("GET", "/account/recovery-codes");
  return typeof left === "number" ? left : 0;
}

export async function dropRecoveryCodes() {
  await callServer("DELETE", "/account/recovery-codes");
}

/** A recovery code replaces one from the app, once. `isOn` is false where it turned the second factor off. */
export async function spendRecoveryCode(code: string): Promise<{ isOn: boolean; left: number }> {
  const { isOn, left } = await callServer("POST", "/account/recovery", { code });
  return { isOn: isOn === true, left: typeof left === "number" ? left : 0 };
}

/** A call to this site's own server as the person who is signed in; throws an AccountError for what it refuses. */
export async function callServer(
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const { auth, send } = await getClients();
  const response = await send(path, {
    method,
    headers: { Authorization: `Bearer ${token ?? (await ownToken(auth))}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const answer: Record<string, unknown> = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  if (response.status === 401 && token === undefined) await auth.getUser(); // ends a session that the service does not know
  throw new AccountError(
    typeof answer.code === "string" ? answer.code : "unavailable",
    typeof answer.message === "string" ? answer.message : "The server sent an unexpected response. Try again later.",
  );
}

async function ownToken(auth: Clients["auth"]) {
  const { data } = await auth.getSession();
  return data.session?.access_token ?? "";
}
