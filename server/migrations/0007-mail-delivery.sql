-- Up Migration
-- Addresses that no invitation is sent to any more (docs/threats.md E2): of the hub, not of a firm, since all firms send as one.
create table mail_suppression (
  -- The address as it is compared: lower case.
  address_key text primary key,
  cause text not null check (cause in ('BOUNCED', 'COMPLAINED')),
  reason text not null,
  at timestamptz not null default now()
);
create index mail_suppression_age on mail_suppression (at) where cause = 'BOUNCED';
