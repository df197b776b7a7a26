-- Up Migration
-- A finished attempt stays until the root has led on to its place, or until it is swept.
alter table sign_in_attempts add column finished_at timestamptz;
grant update (finished_at) on sign_in_attempts to hub_app;
