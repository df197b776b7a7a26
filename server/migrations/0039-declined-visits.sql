-- Up Migration
-- A firm may also decline what support asks for (decision 96). A request has one answer.
alter table support_request
  add column declined_by bigint references users (id),
  add column declined_at timestamptz,
  add constraint support_request_one_answer check (allowed_at is null or declined_at is null);
grant update (declined_by, declined_at) on support_request to hub_app;
