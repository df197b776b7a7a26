-- Up Migration
-- The file of a paid invoice, made once by a story. The content is all that it shows, so that a lost file can be made
-- again with the same bytes. Both are null until it is made.
create table receipt (
  payer uuid not null,
  invoice uuid not null,
  content jsonb,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- When the story was written that makes and mails it.
  begun_at timestamptz,
  primary key (payer, invoice),
  foreign key (payer, invoice) references invoice,
  check ((content is null) = (sha256 is null))
);
create index receipt_waiting on receipt (payer, invoice) where begun_at is null;
