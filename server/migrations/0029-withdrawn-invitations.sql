-- Up Migration
alter table client_invitation
  add column withdrawn_at timestamptz,
  -- When the holder of a dead link last asked for a new invitation: the firm is told once a day.
  add column asked_at timestamptz;
