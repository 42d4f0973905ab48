-- What a Supabase project has and a plain PostgreSQL lacks: the three roles and the auth schema. Only for PGlite and
-- plain PostgreSQL, before everything else. Can be run again at any time, by a superuser or by a database owner who can
-- create roles.
do $$
declare r text;
begin
  perform pg_advisory_xact_lock(72707369); -- parallel first starts wait for each other
  foreach r in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = r) then
      begin
        execute format('create role %I nologin noinherit', r);
      exception when duplicate_object or unique_violation then
        null; -- a server on another database of this cluster was faster: locks are per database
      end;
    end if;
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant %I to %I', r, current_user);
    end if;
  end loop;
end $$;
create schema if not exists auth;
grant usage on schema public, auth to anon, authenticated, service_role;
