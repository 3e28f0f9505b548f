-- What was done with releases of remotes: added to, never changed.
create table release_event (
  id bigint generated always as identity primary key,
  event jsonb not null,
  at timestamptz not null default now()
);

-- What browsers report of releases, counted by day: loads, failures, errors, speed. Nothing of a person is in it.
create table release_count (
  day date not null,
  remote text not null,
  release_id text not null,
  kind text not null,
  name text not null,
  count integer not null default 0,
  primary key (day, remote, release_id, kind, name)
);
