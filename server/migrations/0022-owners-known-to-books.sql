-- Up Migration
-- Since when Books knows whoever accepted: before that there is no way in for them.
alter table client_invitation add column linked_at timestamptz;

-- What was accepted before keeps its way in. The owner is under the policies too, except for the length of this.
alter table client_invitation no force row level security;
update client_invitation set linked_at = coalesce(decided_at, now())
  where invitation_status = 'ACCEPTED' and decided_by is not null;
alter table client_invitation force row level security;
