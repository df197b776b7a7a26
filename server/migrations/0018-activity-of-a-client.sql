-- Up Migration
-- A client's page tells what happened to it, the newest first.
create index activity_of_subject on activity (organization_uuid, subject, at desc);
