import { sql } from "../../sql.ts";
import { type AuthContext, type AuthRoute, answerJson } from "../route.ts";

/** The public facts about this service. */
export const aboutRoutes: readonly AuthRoute[] = [
  { method: "GET", path: "/settings", handle: describeSettings },
  { method: "GET", path: "/health", access: "open", handle: describeHealth },
  { method: "HEAD", path: "/health", access: "open", handle: describeHealth },
  { method: "GET", path: "/.well-known/jwks.json", access: "open", handle: answerKeys },
];

async function describeSettings({ core }: AuthContext) {
  return answerJson({
    external: { google: Boolean(core.providers.google), github: Boolean(core.providers.github), email: true },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    mfa_enabled: true,
    saml_enabled: false,
  });
}

/** 503 while the database is away. */
async function describeHealth({ core }: AuthContext) {
  await sql`select 1`.execute(core.db);
  return answerJson({ name: "Huesmith", description: "Accounts by the protocol of Supabase Auth", version: "1" });
}

async function answerKeys({ core }: AuthContext) {
  return answerJson(await core.tokens.jwks(), 200, { "cache-control": "public, max-age=600" });
}
