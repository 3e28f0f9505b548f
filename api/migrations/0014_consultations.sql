-- Calls with a lawyer that people of a plan with consultations ask for.
create table consultation (
  id uuid primary key default gen_random_uuid(),
  -- Not a foreign key: what was agreed outlives the account's chats.
  user_id text not null,
  name text not null,
  email text not null,
  phone text not null default '',
  question text not null,
  note text not null default '',
  wanted_at timestamptz not null,
  language text not null default 'en',
  status text not null default 'asked' check (status in ('asked', 'assigned', 'answered', 'declined')),
  assigned_to text not null default '',
  reply text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index consultation_by_user on consultation (user_id, created_at desc);
create index consultation_open on consultation (wanted_at) where status in ('asked', 'assigned');
