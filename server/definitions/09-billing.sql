call keep_to_related('subscription');
call let_related('insert', 'subscription');

-- A subscription's status at an instant: a trial is over at its end, even if no sweep has stored that yet. Decisions
-- use this function; lists and records show the stored status.
create or replace function effective_status(status text, trial_ends_at timestamptz, at timestamptz) returns text
  language sql immutable parallel safe
  return case when status = 'ACTIVE_TRIAL' and trial_ends_at <= at then 'TRIAL_EXPIRED' else status end;

-- Days left of a running trial, rounded up. Between 0 and TRIAL_DAYS of contracts/billing/plan-state.ts, whatever the
-- clock does.
create or replace function trial_days_left(status text, trial_ends_at timestamptz, at timestamptz) returns integer
  language sql immutable parallel safe
  return case when status = 'ACTIVE_TRIAL'
    then greatest(0, least(30, ceil(extract(epoch from trial_ends_at - at) / 86400)))::integer end;

grant select, insert on subscription to hub_app;
grant select, update on subscription to hub_across;
