-- Up Migration
-- Copies were written in the trail before they were noted on the invitation: such a link proves no mailbox either. The
-- owner is under the policies too, except for the length of this.
alter table client_invitation no force row level security;
alter table activity no force row level security;
update client_invitation invitation set copied_generation = generation
  where copied_generation is null and invitation_status = 'PENDING' and exists (
    select from activity where activity.organization_uuid = invitation.organization_uuid
      and act = 'invitation_link_copied'
      and detail ->> 'invitation' = invitation.uuid::text
      and (detail ->> 'generation')::integer = invitation.generation);
alter table activity force row level security;
alter table client_invitation force row level security;
