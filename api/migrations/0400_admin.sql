create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id text not null,
  actor text not null,
  action text not null,
  subject text not null,
  address text not null,
  before jsonb,
  after jsonb
);
create index audit_entry_by_time on audit_entry (at desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail cannot be changed.';
end $$;
create trigger audit_entry_is_final before update or delete on audit_entry for each row execute function refuse_audit_change();

create table undo_offer (
  token uuid primary key default gen_random_uuid(),
  kind text not null,
  payload jsonb not null,
  actor_id text not null,
  expires_at timestamptz not null
);

create table bell_item (
  id uuid primary key default gen_random_uuid(),
  text text not null,
  href text not null,
  at timestamptz not null default now(),
  read boolean not null default false
);
create index bell_item_by_time on bell_item (at desc);

create table admin_setting (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table dataset_file (
  id uuid primary key default gen_random_uuid(),
  stored_file_id uuid not null references stored_file (id),
  name text not null,
  type text not null,
  bytes integer not null,
  sha256 text not null,
  uploaded_by text not null,
  uploaded_on timestamptz not null default now(),
  status text not null default 'uploaded',
  progress integer not null default 0,
  pages integer,
  passages integer not null default 0,
  message text not null default '',
  unreadable_pages integer[] not null default '{}',
  removed_at timestamptz
);
create unique index dataset_file_by_content on dataset_file (sha256) where removed_at is null;
create index dataset_file_by_time on dataset_file (uploaded_on desc);

create table dataset_passage (
  file_id uuid not null references dataset_file (id) on delete cascade,
  position integer not null,
  page integer,
  text text not null,
  primary key (file_id, position)
);
