-- How often an address called within a minute, counted for all processes together. Nothing is lost with it.
create unlogged table request_count (
  key text not null,
  span bigint not null,
  count integer not null default 1,
  primary key (key, span)
);
