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
