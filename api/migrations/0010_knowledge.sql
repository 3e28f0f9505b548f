create table knowledge_state (
  name text primary key,
  value text not null
);

create table knowledge_record (
  id text primary key,
  kind text not null,
  hash text not null,
  act text,
  number text,
  position integer,
  body jsonb not null
);

create index knowledge_record_by_act on knowledge_record (act, position);
create index knowledge_record_by_number on knowledge_record (number) where number is not null;

create index knowledge_record_by_kind on knowledge_record (kind);

create table knowledge_link (
  from_id text not null references knowledge_record (id) on delete cascade,
  to_id text not null,
  relation text not null,
  position integer not null,
  primary key (from_id, relation, position)
);

create index knowledge_link_by_target on knowledge_link (to_id, relation);

create table document (
  id text primary key,
  name text not null,
  act text,
  url text not null default '',
  passages integer not null,
  created_at timestamptz not null default now()
);

create table passage (
  id integer generated always as identity primary key,
  record_id text references knowledge_record (id) on delete cascade,
  document_id text references document (id) on delete cascade,
  kind text not null,
  act text,
  number text,
  title text not null,
  page integer,
  position integer,
  body text not null default '',
  asked text[] not null default '{}',
  check ((record_id is null) <> (document_id is null))
);

create index passage_by_record on passage (record_id) where record_id is not null;
create index passage_by_document on passage (document_id, position) where document_id is not null;

create table search_term (
  id integer generated always as identity primary key,
  term text not null unique,
  sound text not null,
  record_count integer not null default 0,
  document_count integer not null default 0
);

create index search_term_by_sound on search_term (sound) where record_count > 0;
create index search_term_by_trigram on search_term using gin (term gin_trgm_ops);

create table record_posting (
  term_id integer not null,
  passage_id integer not null,
  weight real not null,
  primary key (term_id, passage_id)
);

create table document_posting (
  term_id integer not null,
  passage_id integer not null,
  weight real not null,
  primary key (term_id, passage_id)
);

create table glossary_phrase (
  phrase text not null,
  language text not null,
  record_id text not null references knowledge_record (id) on delete cascade,
  primary key (phrase, record_id, language)
);

create index glossary_phrase_by_record on glossary_phrase (record_id);
