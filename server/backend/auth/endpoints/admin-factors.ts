import { listFactors } from "../describe-user.ts";
import { deleteFactor, findFactor } from "../factor-rows.ts";
import { type AuthContext, type AuthRoute, answerJson } from "../route.ts";
import { requireNamedUser } from "./admin-users.ts";

/** For a person who lost the second factor, after the operator has verified who they are. */
export const adminFactorRoutes: readonly AuthRoute[] = [
  { method: "GET", path: "/admin/users/:id/factors", access: "service", handle: answerFactors },
  { method: "DELETE", path: "/admin/users/:id/factors/:factorId", access: "service", handle: removeFactor },
];

async function answerFactors(context: AuthContext) {
  const user = await requireNamedUser(context);
  return answerJson(await listFactors(context.core.db, user.id));
}

async function removeFactor(context: AuthContext) {
  const user = await requireNamedUser(context);
  const factor = await findFactor(context.core.db, user.id, context.parameters.factorId);
  await deleteFactor(context.core, factor, user);
  return answerJson({ id: factor.id });
}
