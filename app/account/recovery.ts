import { spendRecoveryCode } from "#app/data/account.ts";
import { renewSession } from "#app/data/factors.ts";

/**
 * For somebody who has logged in with the password and lost the authenticator app: a right code switches two-factor
 * authentication off, and the session may do everything. Throws an error whose message is for the person.
 */
export async function recoverWithCode(code: string) {
  await spendRecoveryCode(code);
  await renewSession();
}
