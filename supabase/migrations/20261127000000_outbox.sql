-- Every mail of the site waits here from the transaction that it tells of until it is sent, see server/mail/outbox.ts. The
-- service's own start makes the table; a hosted project has it from here.
create table if not exists private.outbox (
  id         bigint generated always as identity primary key,
  mail       text not null, -- sealed where there is no user_id
  tries      integer not null default 0,
  created_at timestamptz not null default now(),
  due_at     timestamptz not null default now()
);
create index if not exists outbox_due_at_idx on private.outbox (due_at);
revoke all on private.outbox from public, anon, authenticated, service_role;
-- What the database itself writes is no secret, and goes to the address that the account has when it is sent.
alter table private.outbox add column user_id uuid references public.profiles (id) on delete cascade,
  add column key uuid not null unique default gen_random_uuid();
create index outbox_user_idx on private.outbox (user_id);

-- The server sends by the data API, so that all three homes have one way. With the rights of its owner: people have none here.
create view public.outbox as select key as id, mail, user_id, tries, created_at, due_at from private.outbox;
revoke all on public.outbox from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.outbox to service_role;

create function private.tell(person uuid, mail jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.outbox (user_id, mail) values (person, mail::text)
$$;
revoke all on function private.tell(uuid, jsonb) from public;

-- Payments --------------------------------------------------------------------------------------------------------------
-- Whatever gives Pro until it is told otherwise: the sweep takes the time away when a grace is over.
create function private.holds_pro(s public.subscriptions) returns boolean
language sql stable set search_path = '' as $$
  select s.status in ('active', 'trialing') or (s.status = 'past_due' and s.grace_until is not null)
$$;
revoke all on function private.holds_pro(public.subscriptions) from public;

create function private.tell_of_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'past_due' and new.grace_until is not null and (tg_op = 'INSERT' or old.status <> 'past_due') then
    perform private.tell(new.user_id, jsonb_build_object('type', 'payment_failed', 'until', new.grace_until));
  elsif tg_op = 'UPDATE' and private.holds_pro(old) and not private.holds_pro(new)
    and not exists (select from public.profiles p where p.id = new.user_id and p.is_pro) then
    perform private.tell(new.user_id, '{"type": "pro_ended"}');
  end if;
  return null;
end $$;
revoke all on function private.tell_of_subscription() from public;
-- By its name it comes after subscriptions_pro, which has decided on is_pro.
create trigger subscriptions_tell after insert or update on public.subscriptions
  for each row execute function private.tell_of_subscription();

-- Recovery codes --------------------------------------------------------------------------------------------------------
-- What a code was used for: it raised a session, or, in a hosted project, took the second factors away. Null: unused.
alter table public.recovery_codes add column spent_on text check (spent_on in ('session', 'factors'));

create function private.tell_of_spent_code() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.spent_on is null and new.spent_on is not null then
    -- Later: when the service fails meanwhile, the code is given back, and there is nothing to tell.
    insert into private.outbox (user_id, mail, due_at) values (
      new.user_id,
      jsonb_build_object('type', 'recovery_code_used', 'isOn', new.spent_on = 'session', 'code', new.id, 'left', (
        -- Without a second factor there are no codes.
        select count(*) from public.recovery_codes c
        where c.user_id = new.user_id and c.spent_on is null and new.spent_on = 'session')),
      now() + interval '20 seconds');
  elsif old.spent_on is not null and new.spent_on is null then
    delete from private.outbox o where o.user_id = new.user_id and o.mail like '%' || new.id || '%';
  end if;
  return null;
end $$;
revoke all on function private.tell_of_spent_code() from public;
create trigger recovery_codes_spent after update on public.recovery_codes
  for each row execute function private.tell_of_spent_code();

-- New codes are there before the unused old ones go; when all go, the second factor is off, which has its own mail.
create function private.tell_of_new_codes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(gone.user_id, '{"type": "recovery_codes_made"}')
  from (select distinct user_id from old_rows where spent_on is null) gone
  where exists (select from public.recovery_codes c where c.user_id = gone.user_id and c.spent_on is null);
  return null;
end $$;
revoke all on function private.tell_of_new_codes() from public;
create trigger recovery_codes_replaced after delete on public.recovery_codes
  referencing old table as old_rows for each statement execute function private.tell_of_new_codes();
