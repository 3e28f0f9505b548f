-- A day of which a person is told by mail some days before.
create table reminder (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references app_user (id) on delete cascade,
  tool text not null,
  title text not null,
  label text not null,
  date date not null,
  remind_on date not null,
  language text not null,
  -- Leads from the mail to the end of all reminders of this person, without signing in.
  token text not null unique,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, tool, date, label)
);
create index reminder_due on reminder (remind_on) where sent_at is null;
