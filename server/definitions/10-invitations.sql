call keep_to_firm('client_invitation', 'invitation_send');
-- At most three firms a day write to one address: to count them exactly, a firm sees the rows of the address it writes to.
create policy same_recipient on invitation_send for select to hub_app using (recipient_key = current_setting('app.recipient_key', true));

grant select, insert, update on client_invitation to hub_app;
grant select, insert on invitation_send to hub_app;
-- Owners act by their link and sweeps by the clock.
grant select, update on client_invitation to hub_across;
grant select on invitation_send to hub_across;
