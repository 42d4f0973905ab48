import { sql } from "../../sql.ts";
import { writeAudit } from "../audit.ts";
import { lacksSecondFactor, requireUser } from "../bearer.ts";
import { AuthError } from "../error.ts";
import { removeIdentity } from "../identities.ts";
import { findAll } from "../query.ts";
import { type AuthContext, type AuthRoute, answerJson } from "../route.ts";
import type { IdentityRow } from "../rows.ts";

export const userIdentityRoutes: readonly AuthRoute[] = [
  { method: "DELETE", path: "/user/identities/:id", handle: unlink },
];

/** Takes one way to sign in away, never the last one. */
async function unlink(context: AuthContext) {
  const { core, parameters } = context;
  const caller = await requireUser(context);
  const { user } = caller;
  if (await lacksSecondFactor(core, caller)) {
    throw new AuthError(403, "insufficient_aal", "AAL2 required to unlink an identity");
  }
  await core.db.transaction(async (tx) => {
    // One at a time, or two could each take the other's last.
    await sql`select 1 from auth.users where id = ${user.id} for update`.execute(tx);
    const identities = await findAll(tx, sql<IdentityRow>`select * from auth.identities where user_id = ${user.id}`);
    const identity = identities.find(({ id }) => id === parameters.id?.toLowerCase());
    if (!identity) throw new AuthError(422, "identity_not_found", "Identity doesn't exist");
    if (identities.length <= 1) {
      const message = "User must have at least 1 identity after unlinking";
      throw new AuthError(422, "single_identity_not_deletable", message);
    }
    await removeIdentity(core, tx, user.id, identity);
    await writeAudit(core, tx, user.id, "identity_unlinked");
  });
  return answerJson({});
}
