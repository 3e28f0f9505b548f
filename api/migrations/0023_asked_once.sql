-- A question that its page may send again after a lost line: by the name that the page gave it, it is answered and counted once.
create table asked_once (
  name text primary key,
  question_id uuid not null references message (id) on delete cascade,
  answer_id uuid not null,
  is_whole boolean not null,
  outcome text not null,
  notice text not null,
  at timestamptz not null
);
create index asked_once_by_question on asked_once (question_id);
