-- Spelling is repaired from words of the knowledge base only; those of imported texts are many and rare.
drop index search_term_by_trigram;
create index search_term_by_trigram on search_term using gin (term gin_trgm_ops) where record_count > 0;
