call keep_to_firm('business_client', 'client_contact', 'client_run', 'client_run_item', 'client_assignment');

call keep_to_assigned('business_client', 'uuid in (select * from assigned_clients())');
call keep_to_assigned('client_contact', 'business_client in (select * from assigned_clients())');
-- A run lists every client it was started for, so only the member who started it may see it.
call keep_to_assigned('client_run', 'started_by = (select current_assignee())');
call keep_to_assigned('client_run_item', 'run in (select r.uuid from client_run r where r.started_by = (select current_assignee()))');
-- Every member's assignments can be read, but such a member writes only their own.
create policy own_added on client_assignment as restrictive for insert to hub_app
  with check (current_assignee() is null or user_id = current_assignee());
create policy own_removed on client_assignment as restrictive for delete to hub_app
  using (current_assignee() is null or user_id = current_assignee());

-- Whether the firm may open the client's books; for an archived client, whether it could after a restore.
create or replace function has_access(status text, earlier_status text) returns boolean
  language sql immutable parallel safe
  return (status = 'ACTIVE' or status = 'ARCHIVED' and earlier_status = 'ACTIVE') is true;

-- Who pays for an account (DEC-47): the firm that is marked as its payer, while it has access (DEC-61), or its owner.
-- Only for hub_across, which sees every firm's relation.
create or replace function payer_of(of_account text) returns text
  language sql stable
  return case when exists (select from business_client c where c.account_id = of_account
    and c.billing_owner = 'ACCOUNTANT' and has_access(c.status, c.earlier_status)) then 'ACCOUNTANT' else 'CLIENT' end;

-- The lock that every change of a shared account takes, if nobody has it; for sweeps, which skip what someone changes.
create or replace function try_lock_account(account_id text) returns boolean
  language sql volatile
  return pg_try_advisory_xact_lock(hashtextextended('account ' || account_id, 0));

grant select, insert, update on business_client, client_contact, client_run, client_run_item to hub_app;
grant select on business_client, client_contact, client_run, client_run_item to hub_across;
-- Access follows the team, names follow Books (DEC-61), and an account has one payer among its firms (DEC-47). The right to update `version` is enough to lock a client.
grant update (status, earlier_status, client_name, billing_owner, version) on business_client to hub_across;
grant update on client_contact to hub_across;
grant delete on client_run, client_run_item to hub_across;
grant select, insert, delete on client_assignment to hub_app;
grant select on client_assignment to hub_across;
