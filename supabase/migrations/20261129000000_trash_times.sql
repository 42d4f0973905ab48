-- What goes into the trash goes there now, by the database's clock: one of a browser that is a month late had it erased at
-- once.
create or replace function private.keep_times() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
  elsif new.created_at > now() then
    new.created_at := now();
  end if;
  if new.deleted_at > now() or (tg_op = 'UPDATE' and old.deleted_at is null and new.deleted_at is not null) then
    new.deleted_at := now();
  end if;
  new.updated_at := now();
  return new;
end $$;
