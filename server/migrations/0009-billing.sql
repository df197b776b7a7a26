-- Up Migration
create table subscription (
  account_id text primary key references account,
  uuid uuid not null unique,
  status text not null check (status in ('ACTIVE', 'ACTIVE_TRIAL', 'DIRECT_BILLING_PENDING', 'INACTIVE', 'TRIAL_EXPIRED', 'CANCELLED')),
  trial_ends_at timestamptz,
  -- The smallest number of days before the end for which a notice was sent.
  trial_noticed integer,
  display_name text,
  billing_interval text,
  staff_limits integer,
  deferred_upgrade boolean not null default false,
  created_at timestamptz not null
);
-- Sweeps end trials and announce their end.
create index subscription_trial_ending on subscription (trial_ends_at) where status = 'ACTIVE_TRIAL';
