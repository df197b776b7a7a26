-- Up Migration
-- Row level security on everything a firm owns. hub_app sees the firm of its transaction; hub_across, entered only by
-- acrossFirms, sees every firm. Neither owns a table nor bypasses a policy.
do $$
declare t text;
begin
  foreach t in array array['identity', 'user_service_group', 'email_template', 'activity', 'business_client',
    'client_contact', 'client_invitation', 'client_rows', 'client_counts'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_firm on %I to hub_app using (organization_uuid = current_organization()) with check (organization_uuid = current_organization())', t);
    execute format('create policy every_firm on %I to hub_across using (true) with check (true)', t);
  end loop;
end $$;

alter table organization enable row level security;
alter table organization force row level security;
create policy own_firm on organization to hub_app using (uuid = current_organization()) with check (uuid = current_organization());
create policy every_firm on organization to hub_across using (true) with check (true);

-- Shared records: a firm may open new ones and sees those it has a relation row to.
do $$
declare t text;
begin
  foreach t in array array['account', 'business', 'subscription'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy opened_here on %I for insert to hub_app with check (current_organization() is not null)', t);
    execute format('create policy related_firm on %I for select to hub_app using (
      exists (select 1 from organization o where o.uuid = current_organization() and o.account_id = %1$I.account_id)
      or exists (select 1 from business_client c where c.organization_uuid = current_organization() and c.account_id = %1$I.account_id))', t);
    execute format('create policy every_firm on %I to hub_across using (true) with check (true)', t);
  end loop;
end $$;
-- A firm may rename its own business, and no other.
create policy renamed_here on business for update to hub_app using (
  exists (select 1 from organization o where o.uuid = current_organization() and o.account_id = business.account_id));
create policy changed_here on subscription for update to hub_app using (
  exists (select 1 from business_client c where c.organization_uuid = current_organization() and c.account_id = subscription.account_id));
