call keep_to_firm('client_invitation', 'invitation_send');
call keep_to_assigned('client_invitation', 'client_contact in (select * from assigned_contacts())');
-- invitation_send is not limited to assigned clients, because a quota counts everything the firm sends. Members see its
-- rows only through an invitation, which is limited. At most three firms per day may write to one address: to count
-- them, a firm also sees other firms' rows for the address it writes to.
create policy same_recipient on invitation_send for select to hub_app using (recipient_key = current_setting('app.recipient_key', true));

grant select, insert, update on client_invitation to hub_app;
grant select, insert on invitation_send to hub_app;
-- For work outside a firm's scope: owners answering through their link, and sweeps.
grant select, update on client_invitation to hub_across;
grant select on invitation_send to hub_across;
