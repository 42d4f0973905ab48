import type { Session } from "#app/data/auth.ts";

export function needsSecondFactor({ access_token, user }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  return hasFactor && readLevel(access_token) !== "aal2";
}

/** Reads the claim `aal` of an access token. Only the server can trust it; here it decides what to ask next. */
function readLevel(token: string): unknown {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return JSON.parse(atob(payload)).aal;
  } catch {
    return null;
  }
}
