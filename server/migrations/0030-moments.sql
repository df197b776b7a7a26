-- Up Migration
-- Since when a client's page says what it says: the last failed try to open the account, and the mail's own moment.
alter table business_client add column opening_failed_at timestamptz;
alter table client_invitation add column delivery_at timestamptz;
-- An owner's name follows the team in Books, across the firms that joined it.
grant update on client_contact to hub_across;
