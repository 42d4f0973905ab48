import type { JsonObject } from "./core.ts";

/** The columns of the auth schema that are read, with their types; `?` marks nullable ones. */
export const AUTH_COLUMNS = {
  users: {
    id: "uuid",
    aud: "text",
    role: "text",
    email: "text?",
    encrypted_password: "text?",
    email_confirmed_at: "timestamptz?",
    confirmation_sent_at: "timestamptz?",
    recovery_sent_at: "timestamptz?",
    invited_at: "timestamptz?",
    email_change: "text?",
    email_change_token_current: "text?",
    email_change_confirm_status: "smallint",
    email_change_sent_at: "timestamptz?",
    last_sign_in_at: "timestamptz?",
    raw_app_meta_data: "jsonb",
    raw_user_meta_data: "jsonb",
    phone: "text?",
    banned_until: "timestamptz?",
    is_anonymous: "boolean",
    created_at: "timestamptz",
    updated_at: "timestamptz",
  },
  identities: {
    id: "uuid",
    provider: "text",
    provider_id: "text",
    user_id: "uuid",
    identity_data: "jsonb",
    email: "text?",
    last_sign_in_at: "timestamptz?",
    created_at: "timestamptz",
    updated_at: "timestamptz",
  },
  sessions: {
    id: "uuid",
    user_id: "uuid",
    aal: "text",
    factor_id: "uuid?",
    not_after: "timestamptz?",
    oauth_client_id: "uuid?",
    created_at: "timestamptz",
  },
  refresh_tokens: { token: "text", user_id: "uuid", parent: "text?", revoked: "boolean", updated_at: "timestamptz" },
  mfa_factors: {
    id: "uuid",
    friendly_name: "text?",
    factor_type: "text",
    status: "text",
    secret: "text?",
    web_authn_credential: "jsonb?",
    created_at: "timestamptz",
    updated_at: "timestamptz",
  },
  mfa_challenges: { id: "uuid", created_at: "timestamptz", web_authn_session_data: "jsonb?" },
  mfa_amr_claims: { authentication_method: "text", updated_at: "timestamptz" },
  flow_state: {
    provider_type: "text",
    referrer: "text",
    code_verifier: "text",
    nonce: "text?",
    linking_user_id: "uuid?",
    code_challenge: "text?",
    code_challenge_method: "text?",
  },
  pkce_flows: {
    id: "text",
    user_id: "uuid",
    code_challenge: "text",
    code_challenge_method: "text",
    password_hash: "text?",
    auth_code_issued_at: "timestamptz?",
    authentication_method: "text?",
    provider_token: "text?",
    user_metadata: "jsonb?",
  },
  oauth_clients: {
    id: "uuid",
    client_name: "text",
    client_uri: "text?",
    redirect_uris: "text",
    created_at: "timestamptz",
    updated_at: "timestamptz",
  },
  oauth_authorizations: {
    id: "uuid",
    authorization_id: "text",
    client_id: "uuid",
    user_id: "uuid?",
    redirect_uri: "text",
    scope: "text",
    state: "text?",
    resource: "text?",
    code_challenge: "text",
    status: "text",
    aal: "text",
    factor_id: "uuid?",
    session_id: "uuid?",
    expires_at: "timestamptz",
  },
  oauth_consents: { scopes: "text", granted_at: "timestamptz" },
} as const;

/** The types that database/read-values.ts returns for columns. */
type Values = {
  uuid: string;
  text: string;
  boolean: boolean;
  smallint: number;
  timestamptz: string;
  jsonb: JsonObject;
};
type ValueOf<Type> = Type extends `${infer Known extends keyof Values}?`
  ? Values[Known] | null
  : Type extends keyof Values
    ? Values[Type]
    : never;
type Row<Table extends keyof typeof AUTH_COLUMNS> = {
  -readonly [Column in keyof (typeof AUTH_COLUMNS)[Table]]: ValueOf<(typeof AUTH_COLUMNS)[Table][Column]>;
};

export type UserRow = Row<"users">;
/** A sign-in method: "email" (a password), "google", "github". */
export type IdentityRow = Row<"identities">;
export type SessionRow = Row<"sessions">;
export type RefreshTokenRow = Row<"refresh_tokens">;
export type MethodRow = Row<"mfa_amr_claims">;
export type ChallengeRow = Row<"mfa_challenges">;
/** The schema allows only these values. An authenticator app has a secret, and a verified passkey has a credential. */
export type FactorRow = Row<"mfa_factors"> & { status: "unverified" | "verified"; factor_type: "totp" | "webauthn" };
/** An app that people connect. */
export type AppRow = Row<"oauth_clients">;
export type AuthorizationRow = Row<"oauth_authorizations">;
export type ConsentRow = Row<"oauth_consents">;
export type PkceRow = Row<"pkce_flows">;
export type FlowRow = Row<"flow_state"> & { provider_type: "google" | "github"; nonce: string };

/** How a person authenticated; `amr` in the token. */
export type SignInMethod =
  | "password"
  | "otp"
  | "recovery"
  | "magiclink"
  | "email_change"
  | "oauth"
  | "oauth_provider/authorization_code"
  | "anonymous"
  | "passkey"
  | "totp"
  | "mfa/webauthn"
  | "recovery_code";
