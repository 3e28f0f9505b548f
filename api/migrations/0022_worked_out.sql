-- The tool behind an answer with what is known for its fields, and the paper that it holds with its blanks: what is read
-- later is worked out anew from them.
alter table message add column tool jsonb;
alter table message add column paper jsonb;
