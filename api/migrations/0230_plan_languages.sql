-- What a plan is called and gives in Tamil, Hindi and Kannada, by language; what is not there is told in English.
alter table plan add column translations jsonb not null default '{}';
