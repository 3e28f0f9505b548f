-- What was done stays as it was written down; only a restored backup replaces the whole table.
create function refuse_to_change_releases() returns trigger language plpgsql as $$
begin
  raise exception 'What was done with releases is added to, never changed.';
end;
$$;

create trigger release_event_is_added_to before update or delete on release_event
  for each row execute function refuse_to_change_releases();
