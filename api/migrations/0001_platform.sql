create extension if not exists pg_trgm;

create table secret (
  name text primary key,
  value text not null
);

create table dev_mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  code text,
  sent_at timestamptz not null default now()
);

create table stored_file (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  created_at timestamptz not null default now()
);

create table stored_file_chunk (
  file_id uuid not null references stored_file (id) on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (file_id, position)
);
