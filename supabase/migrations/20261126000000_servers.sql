-- What servers beside each other share. See server/limits/count-tries.ts.

-- How often something was tried. Not written to the log: after a crash it is empty.
create unlogged table private.tries (
  -- The rule and who it is about, such as "auth signInByIp:192.0.2.1".
  key    text primary key,
  points integer not null default 0,
  -- Milliseconds since 1970; the points count until then.
  expire bigint
);

-- Work that one of them does, when it is due. See server/jobs/jobs.ts.
create table public.jobs (
  name   text primary key,
  due_at timestamptz not null default now()
);
alter table public.jobs enable row level security;
create policy jobs_service on public.jobs for all to service_role using (true) with check (true);
revoke all on public.jobs from anon, authenticated;
grant all on public.jobs to service_role;
insert into public.jobs (name) values ('billing'), ('trash'), ('accounts');
