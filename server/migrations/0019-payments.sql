-- Up Migration
-- The card that a payer is charged with: a firm (its uuid) or the owner of an account (the person's uuid). The number
-- stays with the card provider.
create table payment_method (
  payer uuid primary key,
  payer_kind text not null check (payer_kind in ('firm', 'owner')),
  gateway_customer text not null,
  gateway_token text not null,
  brand_code text not null check (brand_code in ('american-express', 'master-card', 'visa', 'other')),
  last_4 text not null check (last_4 ~ '^\d{4}$'),
  expiration_month text not null check (expiration_month ~ '^(0[1-9]|1[0-2])$'),
  expiration_year text not null check (expiration_year ~ '^\d{4}$'),
  -- As the card provider has it, with the names on the card.
  billing_address jsonb not null,
  updated_at timestamptz not null default now()
);

-- Each attempt to save a card, written before the provider is asked. Its uuid becomes the card's token, so that a lost
-- reply can be looked up.
create table card_update (
  payer uuid not null,
  uuid uuid not null,
  begun_by bigint not null references users,
  begun_at timestamptz not null default now(),
  -- Null until the provider has given a definite answer.
  outcome text check (outcome in ('saved', 'avs', 'cvv', 'expired', 'declined', 'other')),
  primary key (payer, uuid)
);

-- An attempt to charge an invoice, written before the provider is asked. Its uuid is the provider's idempotency key and
-- order id; the card is kept, because a repeated request must be the same.
create table payment (
  payer uuid not null,
  uuid uuid not null,
  invoice uuid not null,
  status text not null check (status in ('UNKNOWN', 'PAID', 'DECLINED', 'FAILED')),
  -- Minor units.
  amount bigint not null check (amount > 0),
  currency text not null,
  gateway_token text not null,
  -- The provider's transaction.
  gateway_id text,
  -- Why it was not paid, in the provider's words; a hard decline will not succeed later with the same card.
  code text,
  is_hard_decline boolean not null default false,
  begun_at timestamptz not null default now(),
  settled_at timestamptz,
  -- When a sweep last asked the provider.
  asked_at timestamptz not null default now(),
  primary key (payer, uuid),
  foreign key (payer, invoice) references invoice
);
-- No second payment while one is paid or not known to be unpaid.
create unique index payment_of_invoice on payment (payer, invoice) where status in ('UNKNOWN', 'PAID');
create index payment_tried on payment (payer, invoice);
create index payment_unknown on payment (asked_at) where status = 'UNKNOWN';
