-- Up Migration
-- Who a payer is on its invoices (DEC-101): a firm (its uuid) or the owner of an account (the person's uuid). Each
-- invoice has a copy from its issue.
create table billing_details (
  payer uuid primary key,
  payer_kind text not null check (payer_kind in ('firm', 'owner')),
  legal_name text not null,
  country text not null,
  address_line_1 text not null,
  address_line_2 text not null,
  city text not null,
  state text not null,
  postal_code text not null,
  tax_id text not null,
  reference text not null,
  updated_at timestamptz not null default now()
);
