-- Profiles, the saved library and its rules. The same file runs on PGlite, on PostgreSQL 15 and newer after the server's
-- bootstrap, and on a hosted Supabase project by `supabase db push`. Row-level security is the barrier; grants are a second.

create schema if not exists private; -- the data API never shows it
revoke all on schema private from public;

-- Profiles ------------------------------------------------------------------------------------------------------------
create table public.profiles (
  id         uuid primary key references auth.users (id) on delete cascade,
  is_pro     boolean not null default false,
  created_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
create policy profiles_select_own on public.profiles for select to authenticated using ((select auth.uid()) = id);
-- No policy lets a person write: is_pro is the server's.
create policy profiles_service on public.profiles for all to service_role using (true) with check (true);

create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
  return new;
end $$;
revoke all on function private.handle_new_user() from public;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();
-- Whoever was there before this file, on a hosted project.
insert into public.profiles (id) select id from auth.users on conflict (id) do nothing;

-- What free accounts may hold -----------------------------------------------------------------------------------------
create table public.plan_limits (
  resource   text primary key,
  free_limit integer not null check (free_limit >= 0)
);
alter table public.plan_limits enable row level security;
create policy plan_limits_read on public.plan_limits for select to anon, authenticated using (true);
create policy plan_limits_service on public.plan_limits for all to service_role using (true) with check (true);
insert into public.plan_limits (resource, free_limit) values ('colors', 20), ('palettes', 10), ('projects', 1);

-- The library ---------------------------------------------------------------------------------------------------------
-- `deleted_at` is the trash. Ids come from the browser, so that a repeated request saves once.
create table public.projects (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name       text not null check (char_length(name) between 1 and 80),
  notes      text not null default '' check (char_length(notes) <= 5000),
  created_at timestamptz not null default now() check (created_at >= '2020-01-01 00:00:00+00'),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz check (deleted_at >= '2020-01-01 00:00:00+00'),
  unique (id, user_id)
);
create table public.palettes (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  project_id  uuid,
  name        text not null check (char_length(name) between 1 and 80),
  -- The address of the tool that made it: the one versioned encoding, so it opens as it was. Printable ASCII without a
  -- backslash and with one slash in front: browsers would take `//…`, `/\…` and a slash after a tab for another host.
  path        text not null check (
    char_length(path) <= 4096 and path ~ '^/([^/]|$)' and path ~ '^[!-~]+$' and position('\' in path) = 0
  ),
  -- As in addresses (color/address.ts), for lists and searches. The second line: no comma hides inside of a color.
  colors      text[] not null check (
    cardinality(colors) between 1 and 64 and array_ndims(colors) = 1
    and cardinality(string_to_array(array_to_string(colors, ',', '!'), ',')) = cardinality(colors)
    and array_to_string(colors, ',', '!') ~ '^[0-9a-z.~_]{3,80}(,[0-9a-z.~_]{3,80})*$'
  ),
  tags        text[] not null default '{}' check (
    cardinality(tags) <= 20 and coalesce(array_ndims(tags), 1) = 1 and array_position(tags, null) is null
    and char_length(array_to_string(tags, ',')) <= 800
  ),
  -- Whoever has it may read the palette; null when it is not shared.
  share_token text unique check (share_token ~ '^[A-Za-z0-9_-]{22,64}$'),
  created_at  timestamptz not null default now() check (created_at >= '2020-01-01 00:00:00+00'),
  updated_at  timestamptz not null default now(),
  deleted_at  timestamptz check (deleted_at >= '2020-01-01 00:00:00+00'),
  -- With the user in the key a palette can only lie in a project of the same person.
  foreign key (project_id, user_id) references public.projects (id, user_id) on delete set null (project_id)
);
create table public.colors (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  project_id uuid,
  name       text not null check (char_length(name) between 1 and 80),
  color      text not null check (color ~ '^[0-9a-z.~_]{3,80}$'),
  tags       text[] not null default '{}' check (
    cardinality(tags) <= 20 and coalesce(array_ndims(tags), 1) = 1 and array_position(tags, null) is null
    and char_length(array_to_string(tags, ',')) <= 800
  ),
  created_at timestamptz not null default now() check (created_at >= '2020-01-01 00:00:00+00'),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz check (deleted_at >= '2020-01-01 00:00:00+00'),
  foreign key (project_id, user_id) references public.projects (id, user_id) on delete set null (project_id)
);
create index palettes_project_idx on public.palettes (project_id);
create index colors_project_idx on public.colors (project_id);

-- One-time codes for somebody who lost the second factor; only the server reads and writes them.
create table public.recovery_codes (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references public.profiles (id) on delete cascade,
  code_hash  text not null,
  created_at timestamptz not null default now(),
  unique (user_id, code_hash)
);
alter table public.recovery_codes enable row level security;
create policy recovery_codes_service on public.recovery_codes for all to service_role using (true) with check (true);

-- Limits --------------------------------------------------------------------------------------------------------------
-- Counts what is not in the trash, after each statement and behind one lock for each person: two requests at once cannot
-- both take the last place, and an upsert, a restored row and a list of rows need no rule of their own. Row-level security
-- has judged the rows before this runs.
create function private.enforce_free_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most   integer;
  people uuid[];
  person uuid;
  held   bigint;
begin
  select l.free_limit into most from public.plan_limits l where l.resource = tg_table_name;
  if most is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    people := array(select distinct user_id from new_rows where deleted_at is null order by user_id);
  else
    -- Only who holds more than before: a former Pro may still rename and delete.
    people := array(
      select user_id from (
        select user_id, 1 as step from new_rows where deleted_at is null
        union all select user_id, -1 from old_rows where deleted_at is null
      ) steps group by user_id having sum(step) > 0 order by user_id);
  end if;
  foreach person in array people loop
    perform from public.profiles p where p.id = person and not p.is_pro for no key update;
    continue when not found;
    execute format('select count(*) from public.%I where user_id = $1 and deleted_at is null', tg_table_name)
      into held using person;
    if held > most then
      raise exception using
        errcode = 'PT402', -- PostgREST answers with status 402
        message = 'free_limit_reached',
        detail = json_build_object('resource', tg_table_name, 'limit', most)::text,
        hint = 'Upgrade to Pro to save more.';
    end if;
  end loop;
  return null;
end $$;
revoke all on function private.enforce_free_limit() from public;

-- The trash holds 100 things of a kind for 30 days; otherwise it would be a way around the limits.
create function private.trim_trash() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  for person in select distinct user_id from new_rows where deleted_at is not null order by user_id loop
    perform from public.profiles p where p.id = person for no key update; -- two trims at once would each miss the other's rows
    execute format(
      'delete from public.%1$I where user_id = $1 and deleted_at is not null and (deleted_at < now() - interval ''30 days'' '
      'or id in (select id from public.%1$I where user_id = $1 and deleted_at is not null order by deleted_at desc, id offset 100))',
      tg_table_name) using person;
  end loop;
  return null;
end $$;
revoke all on function private.trim_trash() from public;

-- What has changed since then is asked by `updated_at`: the database's clock, never a browser's.
create function private.keep_times() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
  elsif new.created_at > now() then
    new.created_at := now();
  end if;
  if new.deleted_at > now() then
    new.deleted_at := now();
  end if;
  new.updated_at := now();
  return new;
end $$;
revoke all on function private.keep_times() from public;

-- Whoever has set up a second factor needs it for everything saved. The profile stays readable: it says only who is Pro.
create function private.has_second_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or not exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status::text = 'verified')
$$;
revoke all on function private.has_second_factor() from public;
grant execute on function private.has_second_factor() to authenticated;

do $$
declare t text;
begin
  foreach t in array array['projects', 'palettes', 'colors'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('create policy %1$s_select_own on public.%1$I for select to authenticated using ((select auth.uid()) = user_id)', t);
    execute format('create policy %1$s_insert_own on public.%1$I for insert to authenticated with check ((select auth.uid()) = user_id)', t);
    execute format('create policy %1$s_update_own on public.%1$I for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id)', t);
    execute format('create policy %1$s_delete_own on public.%1$I for delete to authenticated using ((select auth.uid()) = user_id)', t);
    execute format('create policy %1$s_second_factor on public.%1$I as restrictive for all to authenticated using ((select private.has_second_factor())) with check ((select private.has_second_factor()))', t);
    execute format('create policy %1$s_service on public.%1$I for all to service_role using (true) with check (true)', t);
    execute format('create trigger %1$s_times before insert or update on public.%1$I for each row execute function private.keep_times()', t);
    execute format('create trigger %1$s_limit_inserted after insert on public.%1$I referencing new table as new_rows for each statement execute function private.enforce_free_limit()', t);
    execute format('create trigger %1$s_limit_updated after update on public.%1$I referencing old table as old_rows new table as new_rows for each statement execute function private.enforce_free_limit()', t);
    execute format('create trigger %1$s_trash_inserted after insert on public.%1$I referencing new table as new_rows for each statement execute function private.trim_trash()', t);
    execute format('create trigger %1$s_trash_updated after update on public.%1$I referencing new table as new_rows for each statement execute function private.trim_trash()', t);
    execute format('create index %1$s_user_idx on public.%1$I (user_id, created_at desc)', t);
    execute format('create index %1$s_trash_idx on public.%1$I (user_id, deleted_at desc, id) where deleted_at is not null', t);
  end loop;
end $$;

-- Grants: said outright, whatever the defaults of the database are --------------------------------------------------------
revoke all on public.profiles, public.plan_limits, public.projects, public.palettes, public.colors, public.recovery_codes
  from anon, authenticated;
grant usage on schema public to anon, authenticated, service_role;
grant select on public.plan_limits to anon, authenticated;
grant select on public.profiles to authenticated;
grant select, insert, update, delete on public.projects, public.palettes, public.colors to authenticated;
grant all on public.profiles, public.plan_limits, public.projects, public.palettes, public.colors, public.recovery_codes
  to service_role;
