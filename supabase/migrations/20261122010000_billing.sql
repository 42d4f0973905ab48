-- Who has Pro, and why. Stripe's webhook writes here through the server, operators write grants, and one function decides.
-- People read nothing of it: the server tells each their own at /billing/state.

create table public.billing_customers (
  user_id            uuid primary key references public.profiles (id) on delete cascade,
  stripe_customer_id text not null unique check (char_length(stripe_customer_id) between 1 and 255),
  created_at         timestamptz not null default now()
);

-- One row for each subscription at Stripe, as it was when it was last read there.
create table public.subscriptions (
  id                   text primary key check (char_length(id) between 1 and 255),
  user_id              uuid not null references public.profiles (id) on delete cascade,
  status               text not null check (char_length(status) between 1 and 40), -- Stripe's word, which may be a new one
  price_id             text check (char_length(price_id) <= 255),
  current_period_end   timestamptz,
  cancel_at_period_end boolean not null default false,
  canceled_at          timestamptz,
  -- Until when a failed payment is waited for; null when there is none, or when the time is over.
  grace_until          timestamptz,
  livemode             boolean not null,
  event_created        timestamptz not null, -- of the newest event that changed it
  -- Counts the changes. Who writes names the one that was there before Stripe was asked, so no older answer goes over a newer.
  revision             integer not null default 1,
  updated_at           timestamptz not null default now()
);
create function private.count_revision() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end $$;
revoke all on function private.count_revision() from public;
create trigger subscriptions_revision before update on public.subscriptions
  for each row execute function private.count_revision();
create index subscriptions_user_idx on public.subscriptions (user_id);

-- The events that were received, so that each is handled once. They hold nothing of a person.
create table public.billing_events (
  id           text primary key check (char_length(id) between 1 and 255),
  type         text not null check (char_length(type) <= 255),
  created      timestamptz not null,
  livemode     boolean not null,
  received_at  timestamptz not null default now(),
  processed_at timestamptz
);
create index billing_events_received_idx on public.billing_events (received_at);

-- Pro that somebody has without paying, until a time or for good.
create table public.pro_grants (
  user_id    uuid primary key references public.profiles (id) on delete cascade,
  granted_at timestamptz not null default now(),
  until      timestamptz,
  reason     text not null default '' check (char_length(reason) <= 500)
);

-- Who has Pro ---------------------------------------------------------------------------------------------------------
-- Behind the lock of the profile, and after it in a statement of its own: of two changes at once the second sees the first.
create function private.refresh_pro(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles p where p.id = person for no key update;
  update public.profiles p set is_pro = not p.is_pro
  where p.id = person and p.is_pro <> (
    exists (
      select from public.subscriptions s where s.user_id = person
        and (s.status in ('active', 'trialing') or (s.status = 'past_due' and s.grace_until > now())))
    or exists (select from public.pro_grants g where g.user_id = person and (g.until is null or g.until > now())));
end $$;
revoke all on function private.refresh_pro(uuid) from public;

create function private.keep_pro() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.refresh_pro(old.user_id);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.user_id <> old.user_id) then
    perform private.refresh_pro(new.user_id);
  end if;
  return null;
end $$;
revoke all on function private.keep_pro() from public;

do $$
declare t text;
begin
  foreach t in array array['subscriptions', 'pro_grants'] loop
    execute format('create trigger %1$s_pro after insert or update or delete on public.%1$I for each row execute function private.keep_pro()', t);
  end loop;
  foreach t in array array['billing_customers', 'subscriptions', 'billing_events', 'pro_grants'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('create policy %1$s_service on public.%1$I for all to service_role using (true) with check (true)', t);
  end loop;
end $$;

revoke all on public.billing_customers, public.subscriptions, public.billing_events, public.pro_grants from anon, authenticated;
grant all on public.billing_customers, public.subscriptions, public.billing_events, public.pro_grants to service_role;
