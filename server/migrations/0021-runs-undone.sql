-- Up Migration
-- What a run has archived is brought back once.
alter table client_run add column undone_at timestamptz;
