-- Up Migration
-- The server's half of the split session; the handle itself is only in the browser's HttpOnly cookie.
create table sessions (
  handle_hash bytea primary key,
  uuid uuid not null unique,
  user_id bigint not null references users on delete cascade,
  sealed_token bytea,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_live_by_user on sessions (user_id) where ended_at is null;

-- State and PKCE verifier of a log-in under way, bound to the browser that began it; single use, ten minutes.
create table sign_in_attempts (
  handle_hash bytea not null,
  state_hash bytea not null,
  sealed_verifier bytea not null,
  created_at timestamptz not null,
  -- Two tabs of one browser may be signing in at once, each with its own state.
  primary key (handle_hash, state_hash)
);
create index sign_in_attempts_age on sign_in_attempts (created_at);

grant select, insert, update, delete on sessions to hub_app;
grant select, insert, delete on sign_in_attempts to hub_app;
