-- Short answers that were written or corrected in the back office; they count at once, beside and before those of the knowledge base.
create table published_answer (
  record_id text not null,
  answer_id text not null,
  body jsonb not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (record_id, answer_id)
);
