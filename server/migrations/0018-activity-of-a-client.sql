-- Up Migration
-- A client's page tells what happened to it, the newest first. Who opened the account how often is no part of that.
create index activity_of_subject on activity (organization_uuid, subject, at desc)
  where act not in ('account_opened', 'support_request');
