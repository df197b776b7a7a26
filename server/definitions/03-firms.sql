call keep_to_firm('identity', 'user_service_group', 'email_template');
call protect('organization');
create policy own_firm on organization to hub_app using (uuid = current_organization()) with check (uuid = current_organization());
-- A session's firm is found in it before the firm of the transaction is known. A member who sees only assigned clients
-- adds nobody (DEC-97).
call protect('membership');
create policy own_firm on membership for select to hub_app using (
  current_organization() is null or organization_uuid = current_organization());
create policy joined_here on membership for insert to hub_app with check (
  organization_uuid = current_organization() and current_assignee() is null);

-- Whether a person belongs to the firm and sees this client of it; must match clientsSeenBy in
-- contracts/firms/firm-policy.ts.
create or replace function sees_client(firm uuid, person bigint, client uuid) returns boolean
  language sql stable
  return exists (select from membership m where m.organization_uuid = firm and m.user_id = person and (m.role <> 'member'
    or exists (select from client_assignment a
      where a.organization_uuid = firm and a.user_id = person and a.business_client = client)));

-- The person who did something, if they see the client; otherwise each of the firm's owners (DEC-77).
create or replace function whom_to_tell(firm uuid, doer bigint, client uuid) returns table (user_id bigint)
  language sql stable
  begin atomic
    select m.user_id from membership m where m.organization_uuid = firm
      and case when sees_client(firm, doer, client) then m.user_id = doer else m.role = 'owner' end;
  end;

grant select, insert, update on organization, identity, user_service_group, email_template to hub_app;
grant select, insert on membership to hub_app;
grant select on organization, membership, identity, user_service_group, email_template to hub_across;
