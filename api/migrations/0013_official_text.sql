-- The address of a section itself on its official site, where an import tells it.
alter table passage add column url text;

-- Beside a provision stand the words of its section; official texts are found by their number.
create index passage_by_official_number on passage (number) where document_id is not null and number is not null;
