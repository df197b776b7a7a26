call keep_to_firm('identity', 'user_service_group', 'email_template');
call protect('organization');
create policy own_firm on organization to hub_app using (uuid = current_organization()) with check (uuid = current_organization());

-- Whoever did something, while they belong to the firm, else each of its owners (DEC-77).
create or replace function whom_to_tell(firm uuid, doer bigint) returns table (user_id bigint)
  language sql stable
  begin atomic
    select m.user_id from membership m where m.organization_uuid = firm and (m.user_id = doer
      or m.role = 'owner' and not exists (select from membership d where d.organization_uuid = firm and d.user_id = doer));
  end;

grant select, insert, update on organization, membership, identity, user_service_group, email_template to hub_app;
grant select on organization, membership, identity, user_service_group, email_template to hub_across;
