create table plan (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name text not null,
  description text not null default '',
  icon text not null default 'scale',
  color text not null default 'ink',
  border_color text not null default 'line',
  button_style text not null default 'outline' check (button_style in ('outline', 'solid')),
  user_type text not null default 'customer' check (user_type in ('customer', 'lawyer')),
  order_no integer not null default 0,
  period_days integer not null default 30 check (period_days > 0),
  monthly_price_paise integer not null check (monthly_price_paise >= 0),
  yearly_price_paise integer not null default 0 check (yearly_price_paise >= 0),
  save_percentage integer not null default 0 check (save_percentage between 0 and 100),
  voice_assistant boolean not null default false,
  -- A limit of null means no limit.
  file_upload_limit integer,
  chat_token_limit integer,
  questions_per_day integer,
  case_law_detail boolean not null default false,
  pdf_download boolean not null default false,
  priority boolean not null default false,
  features text not null default '',
  is_private boolean not null default false,
  is_recommended boolean not null default false,
  is_default boolean not null default false,
  status boolean not null default true,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index plan_default on plan (is_default) where is_default and removed_at is null;

create table coupon (
  id uuid primary key default gen_random_uuid(),
  code text not null,
  description text not null default '',
  type text not null check (type in ('percentage', 'fixed')),
  percent numeric(5, 2) not null default 0 check (percent between 0 and 100),
  fixed_paise integer not null default 0 check (fixed_paise >= 0),
  minimum_paise integer not null default 0,
  maximum_users integer,
  usage_limit integer,
  -- Uses from before this product counted them, such as those of sample rows.
  used_before integer not null default 0,
  expiry_date date not null,
  status text not null default 'active' check (status in ('active', 'expired', 'draft')),
  products jsonb not null default '[]',
  categories jsonb not null default '[]',
  customers jsonb not null default '[]',
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index coupon_code on coupon (code) where removed_at is null;

create table subscription (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  plan_id uuid not null references plan (id),
  period text not null check (period in ('monthly', 'yearly')),
  status text not null check (status in ('active', 'past due', 'cancelled', 'expired', 'refunded')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  start_date date not null generated always as ((starts_at at time zone 'Asia/Kolkata')::date) stored,
  end_date date not null generated always as ((ends_at at time zone 'Asia/Kolkata')::date) stored,
  -- What the running period cost without GST, credit of an earlier plan included.
  value_paise integer not null default 0,
  cancel_at_period_end boolean not null default false,
  source text not null check (source in ('checkout', 'assigned', 'sample')),
  gateway text,
  -- What the gateway needs to debit the next period, where the person agreed to that.
  mandate jsonb,
  renewed boolean not null default false,
  reminded_at timestamptz,
  last_tried_at timestamptz,
  payment_method text not null default 'online',
  transaction_id text not null default '',
  proof_file_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index subscription_running on subscription (user_id) where status in ('active', 'past due');
create index subscription_by_user on subscription (user_id, starts_at desc);
create index subscription_by_end on subscription (ends_at) where status in ('active', 'past due');

create table purchase_order (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  idempotency_key text not null,
  kind text not null default 'purchase' check (kind in ('purchase', 'renewal')),
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'abandoned', 'refunded')),
  plan_id uuid not null references plan (id),
  quote jsonb not null,
  buyer jsonb not null,
  coupon_id uuid references coupon (id),
  credit_subscription_id uuid,
  extra_days integer not null default 0,
  gateway text not null check (gateway in ('test', 'razorpay', 'stripe', 'none')),
  gateway_order_id text,
  payment jsonb,
  payment_id text,
  subscription_id uuid references subscription (id),
  message text not null default '',
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);

create unique index purchase_order_once on purchase_order (user_id, idempotency_key) where status in ('pending', 'paid');
create unique index purchase_order_by_gateway on purchase_order (gateway, gateway_order_id) where gateway_order_id is not null;
create index purchase_order_pending on purchase_order (expires_at) where status = 'pending';
create index purchase_order_by_subscription on purchase_order (subscription_id);

create table coupon_redemption (
  order_id uuid primary key references purchase_order (id),
  coupon_id uuid not null references coupon (id),
  user_id text not null,
  status text not null check (status in ('reserved', 'redeemed', 'released')),
  at timestamptz not null default now()
);

create index coupon_redemption_by_coupon on coupon_redemption (coupon_id) where status in ('reserved', 'redeemed');

create table invoice_counter (
  series text primary key,
  last integer not null
);

create table invoice (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit note')),
  number text not null unique,
  day date not null,
  -- Not a foreign key: invoices outlive the account.
  user_id text not null,
  customer text not null,
  email text not null,
  order_id uuid references purchase_order (id),
  subscription_id uuid references subscription (id),
  reverses uuid references invoice (id),
  document jsonb not null,
  taxable_paise integer not null,
  gst_paise integer not null,
  total_paise integer not null,
  status text not null check (status in ('paid', 'pending', 'overdue', 'refunded')),
  is_sample boolean not null default false,
  mailed_at timestamptz,
  created_at timestamptz not null default now()
);

create unique index invoice_of_order on invoice (order_id, kind) where order_id is not null;
create index invoice_by_user on invoice (user_id, created_at desc);
create index invoice_by_day on invoice (day);

create table refund (
  order_id uuid primary key references purchase_order (id),
  user_id text not null,
  reason text not null,
  amount_paise integer not null,
  -- `requested` until the gateway has taken it; a job tries again.
  status text not null check (status in ('requested', 'done')),
  gateway_refund_id text,
  created_at timestamptz not null default now()
);

create index refund_by_user on refund (user_id);

create table gateway_event (
  gateway text not null,
  event_id text not null,
  type text not null,
  received_at timestamptz not null default now(),
  primary key (gateway, event_id)
);

create table payment_gateway (
  name text primary key check (name in ('razorpay', 'stripe')),
  active boolean not null,
  api_key text not null default '',
  -- Sealed, never the plain text; '' when not set.
  secret_key text not null default '',
  webhook_secret text not null default '',
  webhook_url text not null default '',
  test_mode boolean not null default true,
  updated_at timestamptz not null default now()
);

create table daily_usage (
  who text not null,
  day date not null,
  questions integer not null default 0,
  tokens integer not null default 0,
  files integer not null default 0,
  primary key (who, day)
);

create table billing_note (
  name text primary key,
  value text not null
);
