call keep_to_firm('support_session', 'support_request');

grant select on staff to hub_app, hub_across;
grant select, insert on support_session, support_request to hub_app;
grant update (ended_at, ends_at) on support_session to hub_app;
grant update (allowed_by, allowed_at, allowed_until, declined_by, declined_at) on support_request to hub_app;
grant select, update on support_session to hub_across;
grant select on support_request to hub_across;
