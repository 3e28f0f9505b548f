-- Wrong passwords are counted by whoever sends them, so that a stranger's tries do not keep the owner out.
drop table sign_in_failure;
create table sign_in_failure (
  email text not null,
  -- The address of the connection, or the mark of a browser that has signed in to the account before.
  sender text not null,
  count integer not null,
  since timestamptz not null,
  primary key (email, sender)
);
create index sign_in_failure_by_time on sign_in_failure (since);
