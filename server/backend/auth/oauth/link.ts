import { writeAudit } from "../audit.ts";
import type { AuthCore } from "../core.ts";
import { AuthError } from "../error.ts";
import { addIdentity } from "../identities.ts";
import { findUserById, refuseBanned } from "../users.ts";
import type { Provider, ProviderProfile } from "./provider.ts";
import { describeProfile, lockIdentity } from "./sign-in.ts";

/**
 * Gives an account one more way to sign in. The address at the provider does not matter: who links has shown to own both.
 * Throws when the identity belongs to an account already.
 */
export function linkProfile(
  core: AuthCore,
  provider: Provider,
  profile: ProviderProfile,
  userId: string,
): Promise<void> {
  return core.db.transaction(async (tx) => {
    const known = await lockIdentity(tx, provider, profile);
    if (known) {
      const whose = known.user_id === userId ? "to your account" : "to another user";
      throw new AuthError(422, "identity_already_exists", `Identity is already linked ${whose}`);
    }
    const user = await findUserById(tx, userId);
    if (!user) throw new AuthError(403, "user_not_found", "The account does not exist any more");
    refuseBanned(core, user);
    await addIdentity(core, tx, userId, provider.name, { providerId: profile.id, data: describeProfile(profile) });
    await writeAudit(core, tx, userId, "identity_linked");
  });
}
