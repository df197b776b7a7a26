-- Up Migration
-- What Books says of an account is copied for all of its firms in one transaction. Processes of the release before still
-- copy firm by firm: what they need goes with the release after.
grant insert, update on account_settings to hub_across;
