-- Begun by a caller without a cookie: whoever knows the id, which cannot be guessed, may ask on until the visitor's cookie is seen.
alter table conversation add column continues_by_id boolean not null default false;
-- Brought along from a browser: the text is the person's word, not the product's.
alter table message add column imported boolean not null default false;
