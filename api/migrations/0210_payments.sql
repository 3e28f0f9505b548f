-- Every payment that a gateway reported, and what became of it.
create table payment (
  gateway text not null,
  payment_id text not null,
  order_id uuid references purchase_order (id),
  amount_paise integer not null,
  currency text not null,
  -- settled: it paid its order. unmatched: it fits no order, and nothing was done. returning: it goes back as soon as the gateway takes it; a job tries again.
  -- returned: it went back. kept: the gateway refused to return it, so it is the customer's until an administrator pays it back.
  status text not null check (status in ('settled', 'unmatched', 'returning', 'returned', 'kept')),
  reason text not null default '',
  gateway_refund_id text,
  created_at timestamptz not null default now(),
  primary key (gateway, payment_id)
);

create index payment_returning on payment (created_at) where status = 'returning';

-- What a customer's bank disputes (chargebacks), as the gateway last reported it.
create table dispute (
  gateway text not null,
  dispute_id text not null,
  payment_id text not null,
  order_id uuid references purchase_order (id),
  amount_paise integer not null,
  reason text not null,
  status text not null,
  respond_by timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (gateway, dispute_id)
);

-- Refunds that were made at the gateway itself, such as a part of an amount from its dashboard.
create table outside_refund (
  gateway text not null,
  refund_id text not null,
  order_id uuid not null references purchase_order (id),
  amount_paise integer not null,
  created_at timestamptz not null default now(),
  primary key (gateway, refund_id)
);

-- One invoice an order; of credit notes there may be several, one for each part that was paid back.
drop index invoice_of_order;
create unique index invoice_of_order on invoice (order_id) where order_id is not null and kind = 'invoice';

-- refused: the gateway will not take it; an administrator pays it back by hand.
alter table refund drop constraint refund_status_check;
alter table refund add constraint refund_status_check check (status in ('requested', 'done', 'refused'));
