-- Up Migration
-- Addresses that get no more invitations (docs/threats.md E2). Shared by all firms, since all of them send through the
-- hub.
create table mail_suppression (
  -- Lower case, for comparison.
  address_key text primary key,
  cause text not null check (cause in ('BOUNCED', 'COMPLAINED')),
  reason text not null,
  at timestamptz not null default now()
);
create index mail_suppression_age on mail_suppression (at) where cause = 'BOUNCED';
