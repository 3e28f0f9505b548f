-- Codes that are sent again count towards the hourly limit too.
alter table one_time_code add column sent integer not null default 1;

-- The audit trail stays as it is written, but for one thing: who deletes an account is forgotten in it.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('audit.forgetting', true) = 'on'
    and (new.id, new.at, new.action) = (old.id, old.at, old.action) then
    return new;
  end if;
  raise exception 'The audit trail cannot be changed.';
end $$;

-- Whose account a line of the bell names, so that it can go with the account.
alter table bell_item add column about text;
