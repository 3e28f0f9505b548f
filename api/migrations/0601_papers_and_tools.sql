-- Papers a month that a plan includes; null means no limit.
alter table plan add column papers_per_month integer;
update plan set papers_per_month = 2 where is_default;
update plan set papers_per_month = 20 where slug = 'pro';

-- Which papers somebody had made into files in a month: the same paper again costs nothing. Nothing of its text is kept.
create table paper_use (
  -- `user:ID`, `visitor:ID`, or the digest of an address, for visitors who keep no cookie.
  who text not null,
  month text not null,
  paper text not null,
  at timestamptz not null default now(),
  primary key (who, month, paper)
);

-- How often tools and papers were opened, begun, refused, worked out and taken along; nobody is named.
create table tool_use (
  day date not null,
  kind text not null check (kind in ('tool', 'paper')),
  name text not null,
  step text not null,
  place text not null,
  count integer not null default 0,
  primary key (day, kind, name, step, place)
);
