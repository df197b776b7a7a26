call keep_to_firm('client_invitation', 'invitation_send');
call keep_to_assigned('client_invitation', 'client_contact in (select * from assigned_contacts())');
-- invitation_send is not limited to assigned clients, because a quota counts everything the firm sends. Members see its
-- rows only through an invitation, which is limited. At most three firms per day may write to one address: to count
-- them, a firm also sees other firms' rows for the address it writes to.
create policy same_recipient on invitation_send for select to hub_app using (recipient_key = current_setting('app.recipient_key', true));

-- The newest invitation of a contact: only that one counts. The body is text, so that it follows a column that a
-- migration adds.
create or replace function newest_invitation(firm uuid, contact uuid) returns setof client_invitation
  language sql stable as $$
    select i.* from client_invitation i where i.organization_uuid = firm and i.client_contact = contact
    order by i.created_at desc, i.uuid desc limit 1
  $$;

-- When an invitation can be sent again: an hour after the last time (DEC-18). Null if it was never sent, or was accepted.
create or replace function resend_at(invitation_status text, last_sent_at timestamptz) returns timestamptz
  language sql stable parallel safe
  return case when invitation_status <> 'ACCEPTED' then last_sent_at + interval '1 hour' end;

grant select, insert, update on client_invitation to hub_app;
grant select, insert on invitation_send to hub_app;
-- For work outside a firm's scope: owners answering through their link, and sweeps.
grant select, update on client_invitation to hub_across;
grant select on invitation_send to hub_across;
