-- The tables of Supabase Auth that we use, with its names and types, so that users, password hashes and identities can
-- be moved to a Supabase project unchanged. Only for PGlite and plain PostgreSQL. Runs again whenever this text changes.
-- Email tokens and refresh tokens are stored as SHA-256, TOTP secrets are sealed.

create table if not exists auth.users (
  id uuid primary key,
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_token text,
  confirmation_sent_at timestamptz,
  recovery_token text,
  recovery_sent_at timestamptz,
  email_change text,
  email_change_token_new text,
  email_change_token_current text,
  email_change_confirm_status smallint not null default 0,
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  phone text,
  banned_until timestamptz,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- For databases from before these columns were added.
alter table auth.users
  add column if not exists invited_at timestamptz,
  add column if not exists reauthentication_token text,
  add column if not exists reauthentication_sent_at timestamptz;
create unique index if not exists users_email_key on auth.users (email) where is_sso_user = false;
create index if not exists users_confirmation_token_idx on auth.users (confirmation_token);
create index if not exists users_recovery_token_idx on auth.users (recovery_token);
create index if not exists users_email_change_token_new_idx on auth.users (email_change_token_new);
create index if not exists users_email_change_token_current_idx on auth.users (email_change_token_current);

create table if not exists auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, provider)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);

create table if not exists auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2', 'aal3')),
  factor_id uuid,
  not_after timestamptz,
  refreshed_at timestamptz,
  user_agent text,
  ip text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id, created_at);

create table if not exists auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token text not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  parent text,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists refresh_tokens_session_id_idx on auth.refresh_tokens (session_id, revoked);

create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null,
  status text not null check (status in ('unverified', 'verified')),
  secret text,
  last_totp_step bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- A passkey: its id, its public key and how often it was used.
alter table auth.mfa_factors add column if not exists web_authn_credential jsonb;
do $$ begin
  if not exists (select from pg_constraint where conrelid = 'auth.mfa_factors'::regclass
    and conname = 'mfa_factors_factor_type_check' and pg_get_constraintdef(oid) like '%webauthn%') then
    alter table auth.mfa_factors drop constraint if exists mfa_factors_factor_type_check;
    alter table auth.mfa_factors add constraint mfa_factors_factor_type_check
      check (factor_type in ('totp', 'webauthn'));
  end if;
end $$;
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);

create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);

alter table auth.mfa_challenges add column if not exists web_authn_session_data jsonb;

-- Challenges for registering a passkey or logging in with one alone; for a login, the user isn't known yet.
create table if not exists auth.webauthn_challenges (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete cascade,
  challenge_type text not null check (challenge_type in ('registration', 'authentication')),
  session_data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index if not exists webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);

-- A sign-in with a provider that is in progress.
create table if not exists auth.flow_state (
  id uuid primary key,
  provider_type text not null,
  referrer text not null,
  code_verifier text not null,
  nonce text,
  linking_user_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- Apps that people connect, stored as in Supabase Auth's OAuth 2.1 server. No secrets, because all apps are public.
create table if not exists auth.oauth_clients (
  id uuid primary key,
  registration_type text not null default 'dynamic',
  client_type text not null default 'public',
  client_name text not null,
  client_uri text,
  redirect_uris text not null, -- joined by commas, which no URI contains
  grant_types text not null default 'authorization_code,refresh_token',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table auth.sessions
  add column if not exists oauth_client_id uuid references auth.oauth_clients (id) on delete cascade;
create index if not exists sessions_oauth_client_id_idx on auth.sessions (oauth_client_id);

-- An app's request, kept until its code expires. The code is stored as SHA-256.
create table if not exists auth.oauth_authorizations (
  id uuid primary key default gen_random_uuid(),
  authorization_id text not null unique,
  client_id uuid not null references auth.oauth_clients (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  redirect_uri text not null,
  scope text not null,
  state text,
  resource text,
  code_challenge text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'denied', 'used')),
  authorization_code text unique,
  aal text not null default 'aal1',
  factor_id uuid,
  session_id uuid references auth.sessions (id) on delete set null, -- approved it, then what the code was exchanged for
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index if not exists oauth_authorizations_expires_at_idx on auth.oauth_authorizations (expires_at);
create index if not exists oauth_authorizations_session_id_idx on auth.oauth_authorizations (session_id);

create table if not exists auth.oauth_consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  client_id uuid not null references auth.oauth_clients (id) on delete cascade,
  scopes text not null,
  granted_at timestamptz not null default now(),
  revoked_at timestamptz,
  unique (user_id, client_id)
);
create index if not exists oauth_consents_client_id_idx on auth.oauth_consents (client_id);

-- The challenge of the browser that started the flow.
alter table auth.flow_state
  add column if not exists code_challenge text,
  add column if not exists code_challenge_method text;

-- A link that was sent or a code that was issued, for the one browser with the verifier (RFC 7636). Supabase Auth
-- stores these in flow_state. The id is the hash of the link's token; the code is also hashed.
create table if not exists auth.pkce_flows (
  id text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  password_hash text,
  auth_code text unique,
  auth_code_issued_at timestamptz,
  authentication_method text,
  provider_token text,
  created_at timestamptz not null default now()
);
alter table auth.pkce_flows add column if not exists user_metadata jsonb;
create index if not exists pkce_flows_user_id_idx on auth.pkce_flows (user_id);

create table if not exists auth.audit_log_entries (
  id uuid primary key default gen_random_uuid(),
  payload jsonb not null,
  ip_address text not null default '',
  created_at timestamptz not null default now()
);
create index if not exists audit_log_entries_created_at_idx on auth.audit_log_entries (created_at);

-- The keys that this database is used with: with others, no tokens or second factors would be valid.
create schema if not exists private;
revoke all on schema private from public;
create table if not exists private.installation (
  is_only boolean primary key default true check (is_only),
  keys_fingerprint text not null,
  created_at timestamptz not null default now()
);
revoke all on private.installation from public, anon, authenticated, service_role;

-- Unsent emails, sealed. The outbox migration extends this table.
create table if not exists private.outbox (
  id bigint generated always as identity primary key,
  mail text not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now()
);
create index if not exists outbox_due_at_idx on private.outbox (due_at);
revoke all on private.outbox from public, anon, authenticated, service_role;

revoke all on all tables in schema auth from public, anon, authenticated;

-- The caller, as the data API sets it in `request.jwt.claims`.
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select (auth.jwt() ->> 'sub')::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select auth.jwt() ->> 'role'
$$;
create or replace function auth.email() returns text language sql stable as $$
  select auth.jwt() ->> 'email'
$$;
grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to anon, authenticated, service_role;
