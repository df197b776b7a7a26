-- Up Migration
-- What a subscription pays for, and what comes next. A plan chosen in a trial or scheduled for the renewal waits in next_*.
alter table subscription
  add column version integer not null default 1,
  -- Fixed by the first charge (DEC-32).
  add column currency text,
  -- Periods are counted from the anchor, so that 31 January is followed by 28 February and 31 March.
  add column anchor_on date,
  add column period_index integer,
  -- The paid period; the next bill is on period_until.
  add column period_from date,
  add column period_until date,
  -- A plan cancelled at the end of its paid period (DEC-09).
  add column ends_on date,
  add column next_display_name text,
  add column next_billing_interval text,
  add column next_staff_limits integer,
  add column coupon_code text,
  add column coupon_months_left integer;

create table coupon (
  code text primary key,
  -- A share of the bill, or an amount in minor units per currency: {"USD": 500}.
  percent integer check (percent between 1 and 100),
  amounts jsonb,
  -- Null means always; 1 means once.
  months integer check (months > 0),
  expires_at timestamptz,
  check ((percent is null) <> (amounts is null))
);

-- Numbers have no gaps per issuer and year (DEC-102): the issuing transaction draws them.
create table invoice_number_counter (
  issuer text not null,
  year integer not null,
  last_number bigint not null,
  primary key (issuer, year)
);

-- Issued once; only its status changes. The payer is a firm (its uuid) or the account's owner (the person's uuid).
create table invoice (
  payer uuid not null,
  uuid uuid not null,
  payer_kind text not null check (payer_kind in ('firm', 'owner')),
  account_id text not null references account,
  invoice_number text not null,
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  status text not null check (status in ('OPEN', 'PAID', 'VOID')),
  cause text not null check (cause in ('plan_change', 'renewal', 'refund')),
  issued_at timestamptz not null,
  due_on date not null,
  period_from date not null,
  period_until date not null,
  currency text not null,
  -- Minor units.
  total bigint not null,
  -- Name, address and tax ID of the payer at the time of issue (DEC-101).
  buyer jsonb not null,
  paid_at timestamptz,
  primary key (payer, uuid)
);
create unique index invoice_by_number on invoice (invoice_number);
-- A period is billed once.
create unique index invoice_of_period on invoice (account_id, period_from) where cause = 'renewal' and status <> 'VOID';
create index invoice_of_payer on invoice (payer, due_on, uuid);
create index invoice_of_account on invoice (account_id, due_on);
create index invoice_open on invoice (due_on) where status = 'OPEN';

create table invoice_line (
  payer uuid not null,
  invoice uuid not null,
  position integer not null,
  kind text not null check (kind in ('plan', 'seats', 'certification', 'coupon', 'credit', 'tax')),
  display_name text,
  billing_interval text,
  quantity integer not null,
  -- Days of a prorated line; null for a whole period.
  days integer,
  -- Minor units of the invoice's currency; negative for discounts and credits.
  amount bigint not null,
  primary key (payer, invoice, position),
  foreign key (payer, invoice) references invoice
);

-- Certified firms get 15 % off (DEC-71).
alter table organization add column certified_at timestamptz;
