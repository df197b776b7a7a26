call keep_to_firm('client_invitation', 'invitation_send');
call keep_to_assigned('client_invitation', 'client_contact in (select * from assigned_contacts())');
-- What was sent is not kept to assigned clients: the quotas are the firm's. No answer reads it but through an invitation.
-- At most three firms a day write to one address: to count them exactly, a firm sees the rows of the address it writes to.
create policy same_recipient on invitation_send for select to hub_app using (recipient_key = current_setting('app.recipient_key', true));

grant select, insert, update on client_invitation to hub_app;
grant select, insert on invitation_send to hub_app;
-- Owners act by their link and sweeps by the clock.
grant select, update on client_invitation to hub_across;
grant select on invitation_send to hub_across;
