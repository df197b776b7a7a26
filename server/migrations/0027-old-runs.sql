-- Up Migration
-- A run that ended long ago goes, and an export's file before it: that holds names, addresses and phones.
create index client_run_age on client_run (finished_at);
grant delete on client_run, client_run_item to hub_across;
