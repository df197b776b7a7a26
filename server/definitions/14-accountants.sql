call keep_to_firm('client_accountant');
call keep_to_assigned('client_accountant', 'business_client in (select * from assigned_clients())');
call protect('accountant_invitation');
-- A firm sees what is addressed to its own people.
create policy addressed_here on accountant_invitation to hub_app using (
  exists (select 1 from users u join membership m on m.user_id = u.id
    where u.email_key = accountant_invitation.email_key and m.organization_uuid = current_organization()));

grant select, update on accountant_invitation to hub_app;
grant select, insert, update on accountant_invitation to hub_across;
grant select, insert on client_accountant to hub_app;
grant select, update on client_accountant to hub_across;
