-- Up Migration
-- What a renewal needs, stored with every change of the subscription, so that one statement renews a whole batch.
alter table subscription
  -- When the sweep takes it: midnight of period_until where the payer is, or the end of a trial in which a plan was
  -- chosen. Null if nothing is to come.
  add column renews_at timestamptz,
  add column next_payer uuid,
  -- Minor units; null if the plan ends.
  add column next_total bigint,
  -- The rows of invoice_line.
  add column next_lines jsonb,
  add column next_is_certified boolean,
  -- Every further bill is the same as the next one.
  add column is_steady boolean not null default false;

-- A story that charges what a payer owes, one invoice after the other. A payer has one at a time (DEC-67): invoices that
-- are issued meanwhile join it.
create table settlement (
  payer uuid not null,
  uuid uuid not null,
  begun_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (payer, uuid)
);
create unique index settlement_running on settlement (payer) where ended_at is null;
