call keep_to_firm('business_client', 'client_contact', 'client_run', 'client_run_item');

-- Whether the firm may open the client's books; for an archived client, whether it could once restored.
create or replace function has_access(status text, earlier_status text) returns boolean
  language sql immutable parallel safe
  return (status = 'ACTIVE' or status = 'ARCHIVED' and earlier_status = 'ACTIVE') is true;

grant select, insert, update on business_client, client_contact, client_run, client_run_item to hub_app;
grant select on business_client, client_contact, client_run, client_run_item to hub_across;
-- Access follows the team, and names follow Books (DEC-61); the version is enough to take a client's lock.
grant update (status, earlier_status, client_name, version) on business_client to hub_across;
grant update on client_contact to hub_across;
grant delete on client_run, client_run_item to hub_across;
