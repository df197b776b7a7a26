-- Up Migration
-- What Books says of an account is copied for all of its firms in one transaction, and by no firm alone.
drop policy opened_here on account_settings;
drop policy changed_here on account_settings;
revoke insert, update on account_settings from hub_app;
grant insert, update on account_settings to hub_across;
