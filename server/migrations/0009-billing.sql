-- Up Migration
create table subscription (
  account_id text primary key references account,
  uuid uuid not null unique,
  status text not null check (status in ('ACTIVE', 'ACTIVE_TRIAL', 'DIRECT_BILLING_PENDING', 'INACTIVE', 'TRIAL_EXPIRED', 'CANCELLED')),
  trial_ends_at timestamptz,
  -- The smallest number of days for which a notice went out.
  trial_noticed integer,
  display_name text,
  billing_interval text,
  staff_limits integer,
  deferred_upgrade boolean not null default false,
  created_at timestamptz not null
);
-- Trials end, and are announced, by sweeps.
create index subscription_trial_ending on subscription (trial_ends_at) where status = 'ACTIVE_TRIAL';
