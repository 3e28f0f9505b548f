-- What ranking needs of a record stands beside its passage, so that no record has to be opened for it.
alter table passage add column repealed boolean not null default false, add column acts text[] not null default '{}';

-- Spelling is repaired from a list in memory, which is quicker.
drop index search_term_by_trigram;
