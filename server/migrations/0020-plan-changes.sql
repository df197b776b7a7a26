-- Up Migration
-- What was billed for the paid period, and what is carried over to the next bill, in minor units of the currency.
alter table subscription
  add column period_paid bigint,
  -- The coupon that discounted it.
  add column period_coupon_code text,
  add column credit bigint not null default 0;

-- A plan that starts once its invoice is paid. What was confirmed is what is applied.
create table plan_change (
  payer uuid not null,
  uuid uuid not null,
  account_id text not null references account,
  business_client uuid not null,
  begun_by bigint not null references users,
  begun_at timestamptz not null,
  status text not null check (status in ('PENDING', 'DONE', 'DECLINED')),
  invoice uuid not null,
  payment uuid not null,
  plan_before jsonb,
  -- The subscription as the rules computed it.
  after jsonb not null,
  ended_at timestamptz,
  primary key (payer, uuid),
  foreign key (payer, invoice) references invoice,
  foreign key (payer, payment) references payment
);
create unique index plan_change_pending on plan_change (account_id) where status = 'PENDING';
create index plan_change_of_account on plan_change (account_id);
