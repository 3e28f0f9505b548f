create table conversation (
  id uuid primary key default gen_random_uuid(),
  -- `user:ID` or `visitor:ID`; a visitor's conversation is context for follow-up questions and goes after a day.
  owner text not null,
  title text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  share_token text unique,
  shared_at timestamptz,
  -- The last message that the shared copy shows.
  shared_until bigint
);
create index conversation_by_owner on conversation (owner, updated_at desc, id) where deleted_at is null;

create table message (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity,
  conversation_id uuid not null references conversation (id) on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  language text not null default 'en',
  citations jsonb not null default '[]',
  attachments jsonb not null default '[]',
  suggestions jsonb not null default '[]',
  -- Ids of what an answer is about, the main one first; a follow-up question is understood from them.
  subjects jsonb not null default '[]',
  rating text check (rating in ('up', 'down')),
  created_at timestamptz not null default now()
);
create index message_by_conversation on message (conversation_id, position);
create index message_by_text on message using gin (lower(content) gin_trgm_ops);

create table attachment (
  id uuid primary key default gen_random_uuid(),
  owner text not null,
  conversation_id uuid references conversation (id) on delete cascade,
  name text not null,
  size integer not null,
  pages integer,
  text text not null,
  created_at timestamptz not null default now()
);
create index attachment_by_conversation on attachment (conversation_id);
create index attachment_unused on attachment (created_at) where conversation_id is null;

-- What administrators look through; nothing here names the person who asked.
create table review_item (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('unanswered', 'thumbs-down')),
  message_id uuid unique,
  question text not null,
  answer text not null,
  reason text not null default '',
  language text not null,
  asked_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'done')),
  note text not null default ''
);
create index review_item_by_time on review_item (asked_at desc);

create table question_count (
  day date primary key,
  asked integer not null default 0,
  unanswered integer not null default 0
);

create table citation_count (
  day date not null,
  citation_id text not null,
  label text not null,
  count integer not null default 0,
  primary key (day, citation_id)
);
