-- Up Migration
-- An owner on Books is told what becomes of an invitation: why its mail did not arrive, and that it has expired.
alter table accountant_invitation
  add column delivery_problem text,
  drop constraint accountant_invitation_state_check,
  add constraint accountant_invitation_state_check
    check (state in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'));
create index accountant_invitation_expiring on accountant_invitation (expires_at) where state = 'PENDING';
