-- The sessions of the person who asks, to list them and to end them one by one. A view, because auth.sessions is the
-- service's: a hosted project lets no one add a policy to it. It reads with the rights of its owner, so its conditions are
-- the barrier: own sessions only, none before the second factor, and none for a token whose session has ended.
create view public.sessions with (security_barrier) as
  select s.id, s.user_agent, s.created_at,
    -- A hosted project keeps this time without a zone, in UTC.
    coalesce(to_timestamp(extract(epoch from s.refreshed_at)), s.created_at) as last_used_at,
    s.id = (auth.jwt() ->> 'session_id')::uuid as is_current
  from auth.sessions s
  where s.user_id = (select auth.uid())
    and (s.not_after is null or s.not_after > now())
    and (select private.has_second_factor())
    and exists (
      select from auth.sessions c where c.id = (auth.jwt() ->> 'session_id')::uuid and c.user_id = (select auth.uid())
        and (c.not_after is null or c.not_after > now()));
revoke all on public.sessions from public, anon, authenticated, service_role;
grant select, delete on public.sessions to authenticated;
