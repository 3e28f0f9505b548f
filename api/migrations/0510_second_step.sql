-- The second step of signing in: an authenticator app, passkeys, and codes for the day when both are lost.
create table authenticator (
  user_id text primary key references app_user (id) on delete cascade,
  -- Sealed by the vault.
  secret text not null,
  -- Null until a first code was right.
  confirmed_at timestamptz,
  -- The last period whose code was used: each counts once.
  last_period integer not null default 0
);

create table recovery_code (
  user_id text not null references app_user (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table passkey (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_user on passkey (user_id);

-- What a browser has to sign, until it did or the time is over.
create table passkey_challenge (
  user_id text primary key references app_user (id) on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);

-- When a session was last used by its person, for sessions that end by themselves.
alter table user_session add column seen_at timestamptz not null default now();
