-- Who has left Pro may hold more than the limit, and must be able to undo what they put into the trash: within a day, as
-- much can be live again as was live before, but never more.
create table private.held_before (
  user_id  uuid not null references public.profiles (id) on delete cascade,
  resource text not null,
  held     bigint not null,
  at       timestamptz not null default now(),
  primary key (user_id, resource)
);
revoke all on private.held_before from public, anon, authenticated, service_role;

create or replace function private.enforce_free_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most   integer;
  people uuid[];
  person uuid;
  held   bigint;
  before bigint;
begin
  select l.free_limit into most from public.plan_limits l where l.resource = tg_table_name;
  if most is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    people := array(select distinct user_id from new_rows where deleted_at is null order by user_id);
  else
    -- Only who holds another number than before: a former Pro may still rename.
    people := array(
      select user_id from (
        select user_id, 1 as step from new_rows where deleted_at is null
        union all select user_id, -1 from old_rows where deleted_at is null
      ) steps group by user_id having sum(step) <> 0 order by user_id);
  end if;
  foreach person in array people loop
    perform from public.profiles p where p.id = person and not p.is_pro for no key update;
    continue when not found;
    execute format('select count(*) from public.%I where user_id = $1 and deleted_at is null', tg_table_name)
      into held using person;
    if tg_op = 'UPDATE' then
      before := held + (select count(*) from old_rows where user_id = person and deleted_at is null)
        - (select count(*) from new_rows where user_id = person and deleted_at is null);
      if before > held then
        insert into private.held_before as b (user_id, resource, held)
          select person, tg_table_name, before where before > most
          on conflict (user_id, resource) do update set at = now(),
            held = case when b.at > now() - interval '1 day' then greatest(b.held, excluded.held) else excluded.held end;
        continue;
      end if;
      select b.held into before from private.held_before b
        where b.user_id = person and b.resource = tg_table_name and b.at > now() - interval '1 day';
      continue when held <= before;
    end if;
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
