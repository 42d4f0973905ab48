// Two-factor authentication with an authenticator app.

import { getClients } from "./clients.ts";
import { callAuth, unwrap } from "./unwrap.ts";

export type Enrollment = { factorId: string; secret: string; uri: string };

/** Begins to set up an app; `unfinishedIds` are older beginnings, which are dropped. */
export async function enrollFactor(unfinishedIds: readonly string[]): Promise<Enrollment> {
  const { auth } = await getClients();
  for (const factorId of unfinishedIds) await auth.mfa.unenroll({ factorId });
  const { id, totp } = unwrap(
    await auth.mfa.enroll({ factorType: "totp", friendlyName: "Authenticator app", issuer: "Huesmith" }),
  );
  return { factorId: id, secret: totp.secret, uri: totp.uri };
}

/** A code of the app: finishes an enrollment, and lifts this session to the second level. */
export async function verifyFactor(factorId: string, code: string) {
  await callAuth((auth) => auth.mfa.challengeAndVerify({ factorId, code }));
}

export async function removeFactor(factorId: string) {
  await callAuth((auth) => auth.mfa.unenroll({ factorId }));
  await renewSession();
}

/** After a change of the person: the token of this session still says what was. */
export async function renewSession() {
  await callAuth((auth) => auth.refreshSession());
}
