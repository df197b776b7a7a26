-- Up Migration
-- What reaches clients across firms names them by uuid alone: sweeps, an owner's plan, a team that changes. Not unique:
-- whether a uuid is taken is no other firm's to find out.
create index business_client_by_uuid on business_client (uuid);
create index client_rows_by_uuid on client_rows (uuid);
