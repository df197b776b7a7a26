grant select, insert, update on users to hub_app;
grant select (id, uuid, email_key) on users to hub_across;
grant select, insert, update, delete on sign_in_links, sign_in_guards to hub_app;
