import * as v from "valibot";
import { sql } from "../../sql.ts";
import { writeAudit } from "../audit.ts";
import { requireUser } from "../bearer.ts";
import { AuthError } from "../error.ts";
import { readMembers } from "../read.ts";
import type { AuthContext, AuthRoute } from "../route.ts";
import { endSessions } from "../sessions.ts";

const bodySchema = v.object({ scope: v.nullish(v.string()) });

export const logoutRoutes: readonly AuthRoute[] = [{ method: "POST", path: "/logout", handle: logOut }];

async function logOut(context: AuthContext) {
  const { core, url, body } = context;
  const { user, session } = await requireUser(context);
  const scope = url.searchParams.get("scope") ?? readMembers(bodySchema, body).scope ?? "global";
  if (scope === "global") await endSessions(core.db, user.id);
  else if (scope === "others") await endSessions(core.db, user.id, session.id);
  else if (scope === "local") await sql`delete from auth.sessions where id = ${session.id}`.execute(core.db);
  else throw new AuthError(400, "validation_failed", 'Unsupported logout scope: use "global", "local" or "others"');
  await writeAudit(core, core.db, user.id, "logout");
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
