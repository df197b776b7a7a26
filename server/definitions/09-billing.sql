call keep_to_related('subscription');
call let_related('insert', 'subscription');
-- A firm changes the subscriptions it pays for.
create policy paying_firm on subscription for update to hub_app using (
  exists (select 1 from business_client c where c.organization_uuid = current_organization()
    and c.account_id = subscription.account_id and c.billing_owner = 'ACCOUNTANT'));
call keep_to_payer('invoice', 'invoice_line', 'receipt', 'billing_details');

-- A subscription's status at an instant: a trial is over at its end, even if no sweep has stored that yet. Decisions
-- use this function; lists and records show the stored status.
create or replace function effective_status(status text, trial_ends_at timestamptz, at timestamptz) returns text
  language sql immutable parallel safe
  return case when status = 'ACTIVE_TRIAL' and trial_ends_at <= at then 'TRIAL_EXPIRED' else status end;

-- The same where a trial may end in a plan that was chosen in it (DEC-98): it lasts until the renewal starts the plan.
create or replace function billed_status(s subscription, at timestamptz) returns text
  language sql stable
  return case when s.deferred_upgrade and s.renews_at is not null then s.status
    else effective_status(s.status, s.trial_ends_at, at) end;

-- The end of a period that begins on a day on which another one of this anchor ends; periodAfter of billing-period.ts.
create or replace function period_end(anchor_on date, billing_interval text, period_from date) returns date
  language sql immutable parallel safe
  return (anchor_on + make_interval(months =>
    (extract(year from period_from) - extract(year from anchor_on))::int * 12
    + (extract(month from period_from) - extract(month from anchor_on))::int
    + case billing_interval when 'Yearly' then 12 else 1 end))::date;

-- DEC-57: when a day begins where the payer is.
create or replace function midnight_in(time_zone text, day date) returns timestamptz
  language sql stable
  return day::timestamp at time zone time_zone;

-- Days left of a running trial, rounded up. Between 0 and TRIAL_DAYS of contracts/billing/plan-state.ts, whatever the
-- clock does.
create or replace function trial_days_left(status text, trial_ends_at timestamptz, at timestamptz) returns integer
  language sql immutable parallel safe
  return case when status = 'ACTIVE_TRIAL'
    then greatest(0, least(30, ceil(extract(epoch from trial_ends_at - at) / 86400)))::integer end;

grant select, insert, update on subscription to hub_app;
grant select, update on subscription to hub_across;
grant select on coupon to hub_app, hub_across;
grant select, insert, update on billing_details to hub_app;
grant select on billing_details to hub_across;
grant select, insert, update on invoice_number_counter to hub_app, hub_across;
grant select, insert on invoice, invoice_line to hub_app, hub_across;
grant update (status, paid_at) on invoice to hub_app, hub_across;
grant select, insert on receipt to hub_app, hub_across;
grant update (content, sha256) on receipt to hub_app;
grant update (begun_at) on receipt to hub_across;
