-- Up Migration
-- outside of a transaction
-- A row of a firm names its member together with the firm.
create unique index concurrently membership_of_firm on membership (organization_uuid, user_id);
