-- Since when Stripe does not know a member's present address; null when it does. A time and not a flag, so that telling
-- one change does not hide the next. Customers from before this file are told once.
alter table public.billing_customers add column address_changed_at timestamptz;
update public.billing_customers set address_changed_at = date_trunc('milliseconds', now());

create function private.note_new_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.billing_customers set address_changed_at = date_trunc('milliseconds', clock_timestamp())
    where user_id = new.id;
  return new;
end $$;
revoke all on function private.note_new_address() from public;
create trigger on_auth_user_address after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.note_new_address();
