-- Who holds more than the free limit, from a time with Pro, may take something back out of the trash: an Undo would
-- otherwise be refused, and the trash erases it. Not once something was added since, which would be a way around the limit.
create table private.held_above_limit (
  user_id  uuid not null references public.profiles (id) on delete cascade,
  resource text not null,
  -- The most held when something went into the trash.
  highest  bigint not null,
  primary key (user_id, resource)
);

create or replace function private.enforce_free_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most   integer;
  people uuid[];
  person uuid;
  step   bigint;
  held   bigint;
begin
  select l.free_limit into most from public.plan_limits l where l.resource = tg_table_name;
  if most is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    people := array(select distinct user_id from new_rows where deleted_at is null order by user_id);
    delete from private.held_above_limit h using new_rows n where h.user_id = n.user_id and h.resource = tg_table_name;
  else
    for person, step in
      select s.user_id, sum(s.change) from (
        select user_id, 1 as change from new_rows where deleted_at is null
        union all select user_id, -1 from old_rows where deleted_at is null
      ) s group by s.user_id having sum(s.change) <> 0 order by s.user_id
    loop
      -- Only who holds more than before: a former Pro may still rename and delete.
      if step > 0 then
        people := people || person;
        continue;
      end if;
      perform from public.profiles p where p.id = person and not p.is_pro for no key update;
      continue when not found;
      execute format('select count(*) from public.%I where user_id = $1 and deleted_at is null', tg_table_name)
        into held using person;
      if held - step > most then
        insert into private.held_above_limit as h (user_id, resource, highest) values (person, tg_table_name, held - step)
          on conflict (user_id, resource) do update set highest = greatest(h.highest, excluded.highest);
      end if;
    end loop;
  end if;
  foreach person in array coalesce(people, '{}') loop
    perform from public.profiles p where p.id = person and not p.is_pro for no key update;
    continue when not found;
    execute format('select count(*) from public.%I where user_id = $1 and deleted_at is null', tg_table_name)
      into held using person;
    if held > most and not exists (
      select from private.held_above_limit h
      where h.user_id = person and h.resource = tg_table_name and held <= h.highest
    ) then
      raise exception using
        errcode = 'PT402', -- PostgREST answers with status 402
        message = 'free_limit_reached',
        detail = json_build_object('resource', tg_table_name, 'limit', most)::text,
        hint = 'Upgrade to Pro to save more.';
    end if;
  end loop;
  return null;
end $$;
