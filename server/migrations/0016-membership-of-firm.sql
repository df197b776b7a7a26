-- Up Migration
-- outside of a transaction
-- For foreign keys that name a member together with the firm.
drop index concurrently if exists membership_of_firm;
create unique index concurrently membership_of_firm on membership (organization_uuid, user_id);
