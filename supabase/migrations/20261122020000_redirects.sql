-- Addresses that moved. The server keeps the whole table in memory: docs/decisions/0012-redirects.md.

create table public.redirects (
  -- As server/redirects/redirect-rules.ts writes it: percent-encoded, in lower case, without a slash too many. What answers
  -- something else than pages cannot be led away.
  path       text primary key check (
    char_length(path) <= 2048 and path ~ '^/([a-z0-9._~!*''()%-]+(/[a-z0-9._~!*''()%-]+)*)?$'
    and path !~ '^/(account|api|assets|auth|billing|builds|rest)(/|$)'
  ),
  -- Printable ASCII without a backslash: a path of this site with one slash in front, or an https URL without a user.
  target     text not null check (
    char_length(target) <= 2048 and target ~ '^[!-~]+$' and position('\' in target) = 0
    and (target ~ '^/([^/]|$)' or target ~ '^https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?/')
  ),
  status     integer not null default 302 check (status in (301, 302, 307, 308)),
  note       text not null default '' check (char_length(note) <= 500),
  created_at timestamptz not null default now(),
  constraint redirects_not_to_itself check (path <> target)
);
alter table public.redirects enable row level security;
create policy redirects_service on public.redirects for all to service_role using (true) with check (true);
revoke all on public.redirects from anon, authenticated;
grant all on public.redirects to service_role;
