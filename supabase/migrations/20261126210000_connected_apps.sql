-- What a connected app may do: its tokens name it in `client_id`. It reads the library and nothing else, and it writes nothing.

create function private.is_app() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'client_id', '') <> ''
$$;
revoke all on function private.is_app() from public;
grant execute on function private.is_app() to authenticated;

-- Whether the session of the token still goes on: a disconnected app reads nothing more, although its token has not expired.
create function private.is_connected() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now()))
$$;
revoke all on function private.is_connected() from public;
grant execute on function private.is_connected() to authenticated;

do $$
declare t text;
begin
  foreach t in array array['projects', 'palettes', 'colors'] loop
    execute format('create policy %1$s_app_select on public.%1$I as restrictive for select to authenticated using ((select not private.is_app()) or (deleted_at is null and (select private.is_connected())))', t);
    execute format('create policy %1$s_app_insert on public.%1$I as restrictive for insert to authenticated with check ((select not private.is_app()))', t);
    execute format('create policy %1$s_app_update on public.%1$I as restrictive for update to authenticated using ((select not private.is_app())) with check ((select not private.is_app()))', t);
    execute format('create policy %1$s_app_delete on public.%1$I as restrictive for delete to authenticated using ((select not private.is_app()))', t);
  end loop;
  foreach t in array array['profiles', 'recovery_codes', 'billing_customers', 'subscriptions', 'pro_grants'] loop
    execute format('create policy %1$s_no_app on public.%1$I as restrictive for all to authenticated using ((select not private.is_app())) with check ((select not private.is_app()))', t);
  end loop;
end $$;

-- Sessions of apps are connections, not log-ins, and no app sees any. As JSON, because older services have no such column.
create or replace view public.sessions with (security_barrier) as
  select s.id, s.user_agent, s.created_at,
    coalesce(to_timestamp(extract(epoch from s.refreshed_at)), s.created_at) as last_used_at,
    s.id = (auth.jwt() ->> 'session_id')::uuid as is_current
  from auth.sessions s
  where s.user_id = (select auth.uid())
    and (s.not_after is null or s.not_after > now())
    and to_jsonb(s) ->> 'oauth_client_id' is null
    and (select not private.is_app())
    and (select private.has_second_factor())
    and exists (
      select from auth.sessions c where c.id = (auth.jwt() ->> 'session_id')::uuid and c.user_id = (select auth.uid())
        and (c.not_after is null or c.not_after > now()));
