grant select, insert, update, delete on sessions, oidc_records to hub_app;
grant select, insert, delete on sign_in_attempts to hub_app;
grant update (finished_at) on sign_in_attempts to hub_app;
grant select on sessions to hub_across;
grant update (support_session, support_organization_uuid, support_ends_at) on sessions to hub_across;
