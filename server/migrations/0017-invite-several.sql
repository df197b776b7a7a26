-- Up Migration
-- Owners are invited several at once, too.
alter table client_run drop constraint client_run_action_check;
alter table client_run add constraint client_run_action_check
  check (action in ('archive', 'restore', 'export', 'invite'));
