-- Up Migration
-- DEC-103: a renewal that was not paid, and what happens next with it: a retry or, on the last day, the plan's end. The
-- row goes with the retry or end that finds its invoice closed.
create table dunning (
  payer uuid not null,
  invoice uuid not null,
  -- Days after the due date.
  day integer not null,
  due_at timestamptz not null,
  primary key (payer, invoice),
  foreign key (payer, invoice) references invoice
);
create index dunning_due on dunning (due_at, payer);

-- Mails to a payer, one of each kind per day where the payer is.
create table payer_notice (
  payer uuid not null,
  kind text not null check (kind in ('payment_failed', 'plans_ended', 'card_expiring')),
  noticed_on date not null,
  -- Waits until all plans that end on that day have ended; their invoices.
  is_waiting boolean not null default false,
  invoices uuid[] not null default '{}',
  primary key (payer, kind, noticed_on)
);
create index payer_notice_waiting on payer_notice (payer) where is_waiting;

-- When the payer is next told that the card expires.
alter table payment_method add column expiry_notice_at timestamptz;
