-- Up Migration
-- The server's half of the split session; the handle itself is only in the browser's HttpOnly cookie.
create table sessions (
  handle_hash bytea primary key,
  uuid uuid not null unique,
  user_id bigint not null references users on delete cascade,
  sealed_token bytea,
  -- The support visit of a session, in the row that every call reads anyway.
  support_session uuid,
  support_organization_uuid uuid references organization,
  support_ends_at timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_live_by_user on sessions (user_id) where ended_at is null;

-- State and PKCE verifier of a log-in in progress, bound to the browser that started it; single use, ten minutes.
create table sign_in_attempts (
  handle_hash bytea not null,
  state_hash bytea not null,
  sealed_verifier bytea not null,
  -- Where the log-in ends if not at the root: a path of our own.
  return_to text,
  created_at timestamptz not null,
  -- A finished attempt stays until the root has redirected to its page, or until the cleanup removes it.
  finished_at timestamptz,
  -- Two tabs of one browser may be signing in at once, each with its own state.
  primary key (handle_hash, state_hash)
);
create index sign_in_attempts_age on sign_in_attempts (created_at);

-- Records of the OAuth provider; secret ids are stored as hashes.
create table oidc_records (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, id)
);
create index oidc_records_grant on oidc_records (grant_id) where grant_id is not null;
create index oidc_records_uid on oidc_records (uid) where uid is not null;
create index oidc_records_expiry on oidc_records (expires_at);
-- Sessions, grants and tokens of one person, to end them together.
create index oidc_records_account on oidc_records ((payload ->> 'accountId'));
-- Log-ins whose redirect has not been followed yet.
create index oidc_records_login on oidc_records ((payload #>> '{result,login,accountId}')) where kind = 'Interaction';
