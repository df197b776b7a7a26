-- A firm may open new accounts. It may name their owners, and rename only its own business.
call keep_to_related('account', 'business');
create policy opened_here on account for insert to hub_app with check (current_organization() is not null);
create policy opened_here on business for insert to hub_app with check (current_organization() is not null);
create policy renamed_here on business for update to hub_app using (
  exists (select 1 from organization o where o.uuid = current_organization() and o.account_id = business.account_id));
call let_related('update', 'account');

grant usage on sequence business_id_seq to hub_app;
grant select, insert on account, business to hub_app;
grant update (owner_id) on account to hub_app;
grant update (name) on business to hub_app;
grant select on account, business to hub_across;
