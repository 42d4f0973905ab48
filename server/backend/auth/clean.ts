import { type Db, sql } from "../sql.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Runs the cleanup once a day, in only one of the processes that share the database. */
export async function cleanAuthWhenDue(db: Db): Promise<void> {
  const due = await sql`update public.jobs set due_at = now() + interval '1 day'
    where name = 'accounts' and due_at <= now() returning name`.first(db);
  if (due) await cleanAuth(db, Date.now());
}

/** Deletes expired and abandoned account data. `now` is in milliseconds since 1970. */
export async function cleanAuth(db: Db, now: number): Promise<void> {
  const before = (ms: number) => new Date(now - ms).toISOString();
  await sql`delete from auth.sessions where not_after < ${before(0)}
    or coalesce(refreshed_at, created_at) < ${before(365 * DAY_MS)}`.execute(db);
  // Used refresh tokens are kept for a while because reuse may indicate theft.
  await sql`delete from auth.refresh_tokens where revoked and updated_at < ${before(30 * DAY_MS)}`.execute(db);
  await sql`delete from auth.flow_state where created_at < ${before(DAY_MS)}`.execute(db);
  await sql`delete from auth.oauth_authorizations where expires_at < ${before(DAY_MS)}`.execute(db);
  await sql`delete from auth.oauth_clients c where registration_type = 'dynamic' and created_at < ${before(90 * DAY_MS)}
    and not exists (select from auth.oauth_consents o where o.client_id = c.id and o.revoked_at is null)`.execute(db);
  await sql`delete from auth.pkce_flows where created_at < ${before(DAY_MS)}`.execute(db);
  await sql`delete from auth.webauthn_challenges where expires_at < ${before(0)}`.execute(db);
  await sql`delete from auth.mfa_challenges where created_at < ${before(HOUR_MS)}`.execute(db);
  await sql`delete from auth.mfa_factors where status = 'unverified' and created_at < ${before(DAY_MS)}`.execute(db);
  await sql`delete from auth.audit_log_entries where created_at < ${before(90 * DAY_MS)}`.execute(db);
  // Unused anonymous accounts, unless they have a subscription: a deleted account must not keep paying.
  await sql`delete from auth.users u where is_anonymous and created_at < ${before(30 * DAY_MS)} and not exists
    (select from auth.sessions s where s.user_id = u.id
      and coalesce(s.refreshed_at, s.created_at) > ${before(30 * DAY_MS)})
    and not exists (select from public.subscriptions p where p.user_id = u.id and p.livemode
      and p.status not in ('canceled', 'incomplete_expired'))`.execute(db);
  // The link was never opened, so the address was never confirmed.
  await sql`delete from auth.users where email_confirmed_at is null and last_sign_in_at is null
    and greatest(created_at, confirmation_sent_at, recovery_sent_at) < ${before(30 * DAY_MS)}`.execute(db);
}
