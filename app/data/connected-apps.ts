// Programs that read the library of a person who has agreed. What the service refuses is thrown as its own error.

import { unwrap } from "./auth.ts";
import { getClients } from "./clients.ts";

export type AppRequest = { name: string; redirectUri: string; email: string };
/** Why there is nothing to agree to: it is over or another person's, it was answered, or no apps can be connected. */
export type RequestProblem = "gone" | "answered" | "off";
/** `grantedAt` is a text of ISO 8601. */
export type ConnectedApp = { id: string; name: string; grantedAt: string };

/** What the person is asked; where to go on to if they have agreed before and the service asks no more. */
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

/** Gives the address that tells the app. */
export async function answerAppRequest(id: string, isAllowed: boolean): Promise<string> {
  const { auth } = await getClients();
  const options = { skipBrowserRedirect: true };
  const answer = isAllowed
    ? await auth.oauth.approveAuthorization(id, options)
    : await auth.oauth.denyAuthorization(id, options);
  return unwrap(answer).redirect_url;
}

/** The newest first; none where no apps can be connected. */
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

/** What the app reads ends at once. */
export async function disconnectApp(clientId: string) {
  const { auth } = await getClients();
  unwrap(await auth.oauth.revokeGrant({ clientId }));
}
