-- These files only create: 00-clear.sql has already dropped views, triggers and policies. Functions are replaced.

-- The firm of the current transaction. SET LOCAL leaves '' behind on a pooled connection, never a uuid.
create or replace function current_organization() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.organization_uuid', true), '')::uuid;

-- The member of the current transaction if they see only assigned clients; otherwise null.
create or replace function current_assignee() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.assigned_to', true), '')::bigint;

create or replace function business_now() returns timestamptz
  language sql stable
  return now() + (select ahead from business_clock);

-- Row level security on what a firm owns. hub_app sees the firm of its transaction; hub_across, entered only by
-- acrossFirms, sees every firm. Neither owns a table or bypasses a policy. The owner sees rows only in a migration.
create or replace procedure protect(variadic tables text[]) language plpgsql as $$
declare t text;
begin
  foreach t in array tables loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy every_firm on %I to hub_across using (true) with check (true)', t);
    execute format('create policy migration on %I to current_user using (current_setting(''app.migrating'', true) = ''yes'')', t);
  end loop;
end $$;

-- Tables whose rows name their firm.
create or replace procedure keep_to_firm(variadic tables text[]) language plpgsql as $$
declare t text;
begin
  call protect(variadic tables);
  foreach t in array tables loop
    execute format('create policy own_firm on %I to hub_app using (organization_uuid = current_organization())
      with check (organization_uuid = current_organization())', t);
  end loop;
end $$;

-- Tables whose rows belong to an account, which several firms may share: a firm sees those of its own account and of its
-- clients' accounts. Since the policy reads business_client, a member with assigned clients sees only those of theirs.
create or replace procedure keep_to_related(variadic tables text[]) language plpgsql as $$
declare t text;
begin
  call protect(variadic tables);
  foreach t in array tables loop
    execute format('create policy related_firm on %1$I for select to hub_app using (
      exists (select 1 from organization o where o.uuid = current_organization() and o.account_id = %1$I.account_id)
      or exists (select 1 from business_client c where c.organization_uuid = current_organization() and c.account_id = %1$I.account_id))', t);
  end loop;
end $$;

-- What a firm may write to such a table, for its clients' accounts alone.
create or replace procedure let_related(command text, name_of_table text) language plpgsql as $$
begin
  execute format('create policy related_%1$s on %2$I for %1$s to hub_app %3$s (
    exists (select 1 from business_client c where c.organization_uuid = current_organization() and c.account_id = %2$I.account_id))',
    command, name_of_table, case command when 'insert' then 'with check' else 'using' end);
end $$;

-- Tables whose rows belong to who pays: a firm, or the owner of an account. A firm sees its own. A member who sees only
-- assigned clients sees no amounts, and so none of these rows (DEC-97).
create or replace procedure keep_to_payer(variadic tables text[]) language plpgsql as $$
declare t text;
begin
  call protect(variadic tables);
  foreach t in array tables loop
    execute format('create policy own_bills on %I to hub_app using (payer = current_organization())
      with check (payer = current_organization())', t);
    call keep_to_assigned(t, 'false');
  end loop;
end $$;

-- The clients assigned to that member. Starts from the assignments, so that the cost depends on their number and not on
-- the firm's.
create or replace function assigned_clients() returns setof uuid
  language sql stable
  begin atomic
    select a.business_client from client_assignment a
    where a.organization_uuid = current_organization() and a.user_id = current_assignee();
  end;

create or replace function assigned_contacts() returns setof uuid
  language sql stable
  begin atomic
    select k.uuid from client_assignment a
    join client_contact k on k.organization_uuid = a.organization_uuid and k.business_client = a.business_client
    where a.organization_uuid = current_organization() and a.user_id = current_assignee();
  end;

-- In addition to the firm's own policy: such a member sees only rows for which the condition holds, and may add any.
-- For everyone else it is evaluated once per statement.
create or replace procedure keep_to_assigned(name_of_table text, condition text) language plpgsql as $$
begin
  execute format('create policy assigned on %I as restrictive to hub_app
    using ((select current_assignee()) is null or %s) with check (true)', name_of_table, condition);
end $$;

grant usage on schema public to hub_app, hub_across;
grant select on business_clock to hub_app, hub_across;
grant select, insert, update, delete on story_starts to hub_app;
grant insert on story_starts to hub_across;
grant select, insert, delete on idempotency_keys to hub_app, hub_across;
grant select, insert, update, delete on rate_limits to hub_app;
grant select, insert, delete on webhook_seen to hub_app;
