import type { JsonObject } from "./route.ts";

/** The columns of the auth schema with their types; `?` marks one that may be null. The types of the rows come from here. */
export const AUTH_COLUMNS = {
  users: {
    id: "uuid",
    aud: "text",
    role: "text",
    email: "text?",
    encrypted_password: "text?",
    email_confirmed_at: "timestamptz?",
    confirmation_token: "text?",
    confirmation_sent_at: "timestamptz?",
    recovery_token: "text?",
    recovery_sent_at: "timestamptz?",
    email_change: "text?",
    email_change_token_new: "text?",
    email_change_token_current: "text?",
    email_change_confirm_status: "smallint",
    email_change_sent_at: "timestamptz?",
    last_sign_in_at: "timestamptz?",
    raw_app_meta_data: "jsonb",
    raw_user_meta_data: "jsonb",
    phone: "text?",
    banned_until: "timestamptz?",
    is_sso_user: "boolean",
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
    refreshed_at: "timestamptz?",
    user_agent: "text?",
    ip: "text?",
    created_at: "timestamptz",
    updated_at: "timestamptz",
  },
  refresh_tokens: {
    id: "bigint",
    token: "text",
    user_id: "uuid",
    session_id: "uuid",
    parent: "text?",
    revoked: "boolean",
    created_at: "timestamptz",
    updated_at: "timestamptz",
  },
  mfa_factors: {
    id: "uuid",
    user_id: "uuid",
    friendly_name: "text?",
    factor_type: "text",
    status: "text",
    secret: "text?",
    last_totp_step: "bigint?",
    created_at: "timestamptz",
    updated_at: "timestamptz",
  },
  mfa_challenges: {
    id: "uuid",
    factor_id: "uuid",
    created_at: "timestamptz",
    verified_at: "timestamptz?",
  },
  mfa_amr_claims: {
    session_id: "uuid",
    authentication_method: "text",
    created_at: "timestamptz",
    updated_at: "timestamptz",
  },
  flow_state: {
    id: "uuid",
    provider_type: "text",
    referrer: "text",
    code_verifier: "text",
    nonce: "text?",
    linking_user_id: "uuid?",
    created_at: "timestamptz",
  },
  audit_log_entries: {
    id: "uuid",
    payload: "jsonb",
    ip_address: "text",
    created_at: "timestamptz",
  },
} as const;

/** What database/read-values.ts makes of a column. */
type Values = {
  uuid: string;
  text: string;
  boolean: boolean;
  smallint: number;
  bigint: number;
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
/** One way to sign in: "email" (a password), "google", "github". */
export type IdentityRow = Row<"identities">;
export type SessionRow = Row<"sessions">;
export type RefreshTokenRow = Row<"refresh_tokens">;
export type MethodRow = Row<"mfa_amr_claims">;
export type ChallengeRow = Row<"mfa_challenges">;
/** A check in the schema allows no other status, and every factor of an authenticator app has a secret. */
export type FactorRow = Row<"mfa_factors"> & { status: "unverified" | "verified"; secret: string };
export type FlowRow = Row<"flow_state"> & { provider_type: "google" | "github"; nonce: string };
