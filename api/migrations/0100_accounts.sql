create table app_user (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  role text not null default 'customer' check (role in ('customer', 'lawyer', 'admin')),
  active boolean not null default true,
  user_type text check (user_type in ('customer', 'lawyer')),
  country_code text,
  phone text not null default '',
  address text not null default '',
  state_code text not null default '',
  gstin text not null default '',
  language text not null default 'en' check (language in ('en', 'ta')),
  consent_version text,
  consent_at timestamptz,
  last_login_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index app_user_by_time on app_user (created_at desc);

create table user_session (
  id text primary key,
  token text not null unique,
  user_id text not null references app_user (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index user_session_by_user on user_session (user_id);

create table user_credential (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references app_user (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);

create index user_credential_by_user on user_credential (user_id);

create table sign_in_state (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index sign_in_state_by_identifier on sign_in_state (identifier);

create table one_time_code (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('sign-up', 'reset')),
  email text not null,
  code_hash text not null,
  -- What a right code of a sign-up makes an account of; null when the address has one already.
  password_hash text,
  consent_version text,
  attempts integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);

create index one_time_code_by_email on one_time_code (email, purpose, created_at desc);

create table sign_in_failure (
  email text primary key,
  count integer not null,
  since timestamptz not null
);
