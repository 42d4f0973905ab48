// Programs that read a person's library with their consent. The service's refusals are thrown as its own errors.

import { unwrap } from "./auth.ts";
import { getClients } from "./clients.ts";

export type AppRequest = { name: string; redirectUri: string; email: string };
/** Why there is nothing to agree to: the request is over, another person's, or answered, or apps can't connect. */
export type RequestProblem = "gone" | "answered" | "off";
/** `grantedAt` is in ISO 8601. */
export type ConnectedApp = { id: string; name: string; grantedAt: string };

/** Returns the request to show, or the address to go to if the person agreed before and isn't asked again. */
export async function readAppRequest(
  id: string,
): Promise<AppRequest | { backTo: string } | { problem: RequestProblem }> {
  const { auth } = await getClients();
  const { data, error } = await auth.oauth.getAuthorizationDetails(id);
  if (error) {
    if (error.code === "oauth_authorization_not_found") return { problem: "gone" };
    if (error.code === "validation_failed") return { problem: "answered" };
    if (error.status === 404) return { problem: "off" };
    throw error;
  }
  if (!("authorization_id" in data)) return { backTo: data.redirect_url };
  const { client, redirect_uri, user } = data;
  return { name: client.name || "An app", redirectUri: redirect_uri, email: user.email };
}

/** Returns the address that tells the app. */
export async function answerAppRequest(id: string, isAllowed: boolean): Promise<string> {
  const { auth } = await getClients();
  const options = { skipBrowserRedirect: true };
  const answer = isAllowed
    ? await auth.oauth.approveAuthorization(id, options)
    : await auth.oauth.denyAuthorization(id, options);
  return unwrap(answer).redirect_url;
}

/** Newest first; empty if apps can't connect here. */
export async function readConnectedApps(): Promise<ConnectedApp[]> {
  const { auth } = await getClients();
  const { data, error } = await auth.oauth.listGrants();
  if (error?.status === 404) return [];
  if (error) throw error;
  return data.map(({ client, granted_at }) => ({
    id: client.id,
    name: client.name || "An app",
    grantedAt: granted_at,
  }));
}

/** Ends the app's access at once. */
export async function disconnectApp(clientId: string) {
  const { auth } = await getClients();
  unwrap(await auth.oauth.revokeGrant({ clientId }));
}
