-- Roles and databases, run as superuser by psql; may be run again at any time.
-- Passwords come from the environment.
\set ON_ERROR_STOP on
\getenv owner_password HUB_OWNER_PASSWORD
\getenv app_password HUB_APP_PASSWORD
\getenv temporal_password TEMPORAL_PASSWORD

SELECT format('CREATE ROLE %I', name)
FROM unnest(ARRAY['hub_owner', 'hub_app', 'hub_across', 'temporal']) AS name
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name)
\gexec

-- Migrates; owns the database and everything in it, and is held to row level security like everybody.
ALTER ROLE hub_owner LOGIN CREATEDB NOSUPERUSER NOCREATEROLE NOBYPASSRLS PASSWORD :'owner_password';

-- The product runs as this role and owns nothing.
ALTER ROLE hub_app LOGIN NOINHERIT NOCREATEDB NOSUPERUSER NOCREATEROLE NOBYPASSRLS PASSWORD :'app_password';

-- The door across firms: taken for one transaction by SET LOCAL ROLE, never inherited.
ALTER ROLE hub_across NOLOGIN NOINHERIT NOCREATEDB NOSUPERUSER NOCREATEROLE NOBYPASSRLS;
GRANT hub_across TO hub_app;

ALTER ROLE temporal LOGIN NOCREATEDB NOSUPERUSER NOCREATEROLE NOBYPASSRLS PASSWORD :'temporal_password';

SELECT format('CREATE DATABASE %I OWNER %I', name, owner)
FROM (VALUES ('partner_hub', 'hub_owner'), ('temporal', 'temporal'), ('temporal_visibility', 'temporal')) AS wanted(name, owner)
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = name)
\gexec

REVOKE ALL ON DATABASE partner_hub, temporal, temporal_visibility FROM PUBLIC;
GRANT CONNECT ON DATABASE partner_hub TO hub_app;

-- Row level security lets a condition into an index only when its function is called leakproof, and LIKE is not: every
-- search would read all rows of its firm. What LIKE can tell by failing is where a pattern ends in an escape, which the
-- product never sends; the policies guard against a forgotten condition, not against foreign SQL. A database keeps this to
-- itself and a dump leaves it out, so this file is run again after a restore; databases made later have it from template1.
\connect template1
ALTER FUNCTION pg_catalog.textlike(text, text) LEAKPROOF;
\connect partner_hub
ALTER FUNCTION pg_catalog.textlike(text, text) LEAKPROOF;
