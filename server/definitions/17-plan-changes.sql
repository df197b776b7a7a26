call keep_to_payer('plan_change');

-- A subscription whose change waits for its payment; nothing else may change it.
create view pending_plan_changes with (security_invoker = true) as
select account_id from plan_change where status = 'PENDING';

grant select on plan_change, pending_plan_changes to hub_app;
grant select on pending_plan_changes to hub_across;
grant select, insert on plan_change to hub_across;
grant update (status, ended_at) on plan_change to hub_across;

-- A plan renews, was chosen and has not started, or is being charged (DEC-17).
create or replace function is_charge_coming(of_account text) returns boolean
  language sql stable
  return exists (select from subscription s where s.account_id = of_account
      and (s.next_display_name is not null or (s.status = 'ACTIVE' and s.ends_on is null)))
    or exists (select from plan_change p where p.account_id = of_account and p.status = 'PENDING');
