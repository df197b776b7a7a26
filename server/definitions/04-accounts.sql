-- Shared records: a firm may open new ones and sees those it has a relation to.
call protect('account', 'business');
create policy opened_here on account for insert to hub_app with check (current_organization() is not null);
create policy opened_here on business for insert to hub_app with check (current_organization() is not null);
create policy related_firm on account for select to hub_app using (
  exists (select 1 from organization o where o.uuid = current_organization() and o.account_id = account.account_id)
  or exists (select 1 from business_client c where c.organization_uuid = current_organization() and c.account_id = account.account_id));
create policy related_firm on business for select to hub_app using (
  exists (select 1 from organization o where o.uuid = current_organization() and o.account_id = business.account_id)
  or exists (select 1 from business_client c where c.organization_uuid = current_organization() and c.account_id = business.account_id));
-- A firm may rename its own business, and no other.
create policy renamed_here on business for update to hub_app using (
  exists (select 1 from organization o where o.uuid = current_organization() and o.account_id = business.account_id));
create policy owned_here on account for update to hub_app using (
  exists (select 1 from business_client c where c.organization_uuid = current_organization() and c.account_id = account.account_id));

grant usage on sequence business_id_seq to hub_app;
grant select, insert on account, business to hub_app;
grant update (owner_id) on account to hub_app;
grant update (name) on business to hub_app;
grant select on account, business to hub_across;
