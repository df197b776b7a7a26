call keep_to_payer('plan_change');

grant select on plan_change to hub_app;
grant select, insert on plan_change to hub_across;
grant update (status, ended_at) on plan_change to hub_across;
